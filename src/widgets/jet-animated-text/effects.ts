/** The names of JetElements' effects. */
export const EFFECTS = ['fx1', 'fx2', 'fx3', 'fx4', 'fx5', 'fx6', 'fx7', 'fx8', 'fx9', 'fx10', 'fx11', 'fx12'] as const;

type Effect = (typeof EFFECTS)[number];

/** Where a part of a word is, relative to its place: percent of its height, degrees around each axis. */
interface Pose {
  y?: number;
  around?: 'X' | 'Y' | 'Z';
  turn?: number;
}

/** One way: how each part of a word comes or goes. Times are in milliseconds. */
interface Way {
  duration: number | (() => number);
  /** When the part at `index` of `count` begins. */
  delay(index: number, count: number): number;
  easing: string;
  opacity: { from: number; to: number; easing: string };
  /** Where it comes from, or where it goes to. */
  pose(index: number): Pose;
}

/** CSS has no elastic easing: these values are computed. */
const ELASTIC = 'elastic';
const OUT_EXPO = 'cubic-bezier(0.16, 1, 0.3, 1)';
const IN_OUT_EXPO = 'cubic-bezier(0.87, 0, 0.13, 1)';
const OUT_QUINT = 'cubic-bezier(0.22, 1, 0.36, 1)';
const IN_QUINT = 'cubic-bezier(0.64, 0, 0.78, 0)';
const OUT_CUBIC = 'cubic-bezier(0.33, 1, 0.68, 1)';
const OUT_SINE = 'cubic-bezier(0.61, 1, 0.88, 1)';
const IN_QUART = 'cubic-bezier(0.5, 0, 0.75, 0)';

const between = (min: number, max: number): number => Math.round(min + Math.random() * (max - min));
const inTurn = (first: number, each: number) => (index: number) => first + index * each;
const fromEnd = (each: number) => (index: number, count: number) => (count - index - 1) * each;
const still = (pose: Pose) => (): Pose => pose;
const alternating = (even: Pose, odd: Pose) => (index: number) => (index % 2 === 0 ? even : odd);
const comes = { from: 0, to: 1, easing: OUT_EXPO };
const goes = (easing: string): Way['opacity'] => ({ from: 1, to: 0, easing });

type Ways = { in: Way; out: Way };

const way = (
  duration: Way['duration'],
  delay: Way['delay'],
  easing: string,
  opacity: Way['opacity'],
  pose: Way['pose'],
): Way => ({ duration, delay, easing, opacity, pose });

const WAYS: Record<Exclude<Effect, 'fx12'>, Ways> = {
  fx1: {
    in: way(1000, inTurn(75, 100), ELASTIC, comes, still({ y: 100 })),
    out: way(300, inTurn(0, 40), IN_OUT_EXPO, goes(IN_OUT_EXPO), still({ y: -100 })),
  },
  fx2: {
    in: way(800, inTurn(0, 50), ELASTIC, comes, alternating({ y: -80 }, { y: 80 })),
    out: way(300, inTurn(0, 20), OUT_EXPO, goes(OUT_EXPO), alternating({ y: 80 }, { y: -80 })),
  },
  fx3: {
    in: way(
      700,
      fromEnd(80),
      ELASTIC,
      comes,
      alternating({ y: -80, around: 'Z', turn: 90 }, { y: 80, around: 'Z', turn: 90 }),
    ),
    out: way(
      300,
      fromEnd(50),
      OUT_EXPO,
      goes(OUT_EXPO),
      alternating({ y: 80, around: 'Z', turn: -25 }, { y: -80, around: 'Z', turn: 25 }),
    ),
  },
  fx4: {
    in: way(700, inTurn(550, 50), OUT_QUINT, comes, still({ y: -150, around: 'Y', turn: 180 })),
    out: way(200, inTurn(0, 30), IN_QUINT, goes('linear'), still({ y: 100, around: 'Y', turn: -180 })),
  },
  fx5: {
    in: way(250, inTurn(200, 25), OUT_CUBIC, comes, still({ y: -50 })),
    out: way(250, inTurn(0, 25), OUT_CUBIC, goes(OUT_CUBIC), still({ y: 50 })),
  },
  fx6: {
    in: way(400, inTurn(0, 50), OUT_SINE, comes, still({ around: 'Y', turn: -90 })),
    out: way(200, inTurn(0, 50), OUT_SINE, goes(OUT_SINE), still({ around: 'Y', turn: 45 })),
  },
  fx7: {
    in: way(1000, inTurn(100, 30), ELASTIC, comes, () => ({ around: 'Z', turn: between(20, 40) })),
    out: way(300, inTurn(0, 0), OUT_EXPO, goes(OUT_EXPO), still({})),
  },
  fx8: {
    in: way(400, inTurn(200, 20), OUT_EXPO, comes, still({ y: 50, around: 'Y', turn: -90 })),
    out: way(250, inTurn(0, 20), OUT_EXPO, goes(OUT_EXPO), still({ around: 'Y', turn: 90 })),
  },
  fx9: {
    in: way(400, inTurn(200, 30), OUT_EXPO, comes, still({ around: 'X', turn: 90 })),
    out: way(250, inTurn(0, 30), OUT_EXPO, goes(OUT_EXPO), still({ around: 'X', turn: -90 })),
  },
  fx10: {
    in: way(400, inTurn(100, 50), OUT_EXPO, comes, still({ around: 'X', turn: 110 })),
    out: way(250, inTurn(0, 50), OUT_EXPO, goes(OUT_EXPO), still({ around: 'X', turn: -110 })),
  },
  fx11: {
    in: way(
      () => between(800, 1000),
      () => between(100, 300),
      OUT_EXPO,
      comes,
      () => ({ y: -150, around: 'Z', turn: between(-50, 50) }),
    ),
    out: way(
      () => between(200, 300),
      () => between(0, 80),
      IN_QUART,
      goes(IN_QUART),
      () => ({ y: 50, around: 'Z', turn: between(-50, 50) }),
    ),
  },
};

/** The period of the elastic movement; smaller swings more often. */
const PERIOD = 0.4;

/** How far an elastic movement has come at a part of its time; it swings beyond 1 and comes to rest there. */
export const elastic = (time: number): number =>
  time <= 0 || time >= 1
    ? Math.min(1, Math.max(0, time))
    : 1 + 2 ** (-10 * time) * Math.sin(((time - PERIOD / 4) * 2 * Math.PI) / PERIOD);

const transformOf = ({ y = 0, around = 'Z', turn = 0 }: Pose, part: number): string =>
  `translateY(${(y * part).toFixed(2)}%) rotate${around}(${(turn * part).toFixed(2)}deg)`;

const SAMPLES = 24;

/** One animation of a part of a word. */
interface Step {
  frames: Keyframe[];
  timing: { duration: number; delay: number; easing: string; fill: 'both' };
}

/** The animations of the part at `index` of `count`, which is `width` pixels wide. */
export function stepsOf(effect: Effect, direction: 'in' | 'out', index: number, count: number, width: number): Step[] {
  if (effect === 'fx12') {
    const delay = direction === 'in' ? index * 100 + between(50, 100) : (count - index - 1) * 20;
    const frames = [{ width: '0px' }, { width: `${width}px` }];
    const timing = { duration: 1, delay, easing: 'linear', fill: 'both' as const };
    return [{ frames: direction === 'in' ? frames : frames.reverse(), timing }];
  }
  const { duration: given, delay: delayOf, easing, opacity, pose } = WAYS[effect][direction];
  const duration = typeof given === 'number' ? given : given();
  const delay = delayOf(index, count);
  const place = pose(index);
  const parts = easing === ELASTIC ? Array.from({ length: SAMPLES + 1 }, (_, at) => elastic(at / SAMPLES)) : [0, 1];
  const timing = { duration, delay, fill: 'both' as const };
  return [
    {
      frames: parts.map((part) => ({ transform: transformOf(place, direction === 'in' ? 1 - part : part) })),
      timing: { ...timing, easing: easing === ELASTIC ? 'linear' : easing },
    },
    {
      frames: [{ opacity: opacity.from }, { opacity: opacity.to }],
      timing: { ...timing, easing: opacity.easing },
    },
  ];
}
