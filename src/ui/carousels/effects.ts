import { markOwn } from '../../core/hosts/copies';
import type { CarouselOptions } from './rules';

/** How one slide follows another. */
type Effect = CarouselOptions['effect'];

/** The position of a slide in its row. */
interface Place {
  /** Distance from the middle, in slides; negative: to the left. */
  away: number;
  /** The part in view, 0 to 1. */
  portion: number;
  /** The row's width in pixels. */
  length: number;
}

/** The styles of a slide, and how dark its left and right shadows are, 0 to 1. */
interface Look {
  transform?: string;
  style?: Record<string, string>;
  shadows?: readonly [left: number, right: number];
}

/** The coverflow effect, as in Elementor: degrees and pixels for each slide of distance from the middle. */
const TURN = 50;
const DEPTH = 100;

/** The shadow below a cube: its distance in pixels, and its size as a part of the cube's. */
const FLOOR_GAP = 20;
const FLOOR_SIZE = 0.94;

const turn = (degrees: number): string => `rotateY(${degrees.toFixed(1)}deg)`;
const push = (pixels: number): string => `translateZ(${pixels.toFixed(1)}px)`;

/** Turns around the axis of a cube whose front is the row. */
const turnCube = (away: number, length: number): string => `${push(-length / 2)} ${turn(away * 90)}`;

const LOOKS: Record<Effect, (place: Place) => Look> = {
  slide: () => ({}),
  fade: ({ portion }) => ({ style: { opacity: String(portion) } }),
  coverflow({ away }) {
    const depth = Math.abs(away);
    return {
      transform: `${push(-depth * DEPTH)} ${turn(-away * TURN)}`,
      style: { 'z-index': String(1 - Math.round(depth)) },
      shadows: [-away, away],
    };
  },
  cube({ away, length }) {
    const isFront = Math.abs(away) < 0.5;
    return {
      transform: `${turnCube(away, length)} ${push(length / 2)}`,
      style: {
        'transform-origin': '50% 50%',
        'backface-visibility': 'hidden',
        visibility: Math.abs(away) < 1 ? 'visible' : 'hidden',
        'pointer-events': isFront ? 'auto' : 'none',
      },
      shadows: [away, -away],
    };
  },
};

const withShadows = (effect: Effect): boolean => effect === 'coverflow' || effect === 'cube';

function makeShadow(className: string, parent: Element): HTMLElement {
  const shadow = markOwn(document.createElement('div'));
  shadow.className = className;
  parent.appendChild(shadow);
  return shadow;
}

/** A running effect. Its owner ends it. */
export interface RunningEffect {
  /** Draws the shadows of the slide at an index and returns its styles. */
  look(at: number, place: Place): Omit<Look, 'shadows'>;
  end(): void;
}

/** Adds the elements that an effect needs to the slides of a row, until `end`. */
export function startEffect(effect: Effect, row: HTMLElement, slides: readonly HTMLElement[]): RunningEffect {
  const shadows = withShadows(effect)
    ? slides.map((slide) => ['left', 'right'].map((side) => makeShadow(`swiper-slide-shadow-${side}`, slide)))
    : [];
  const floor = effect === 'cube' ? makeShadow('swiper-cube-shadow', row) : undefined;
  const drawFloor = ({ away, length }: Place): void => {
    if (!floor) return;
    const { clientHeight: height } = row;
    floor.style.top = `${(height - length) / 2}px`;
    floor.style.height = `${length}px`;
    const drop = `translateY(${height / 2 + FLOOR_GAP}px)`;
    floor.style.transform = `${turnCube(away, length)} ${drop} rotateX(-90deg) scale(${FLOOR_SIZE})`;
  };
  return {
    look(at, place) {
      const { shadows: dark = [], ...look } = LOOKS[effect](place);
      dark.forEach((opacity, side) => {
        shadows[at]?.[side]?.style.setProperty('opacity', Math.max(0, opacity).toFixed(2));
      });
      // The floor turns with the cube, so one slide is enough to know the angle.
      if (at === 0) drawFloor(place);
      return look;
    },
    end() {
      for (const shadow of shadows.flat()) shadow.remove();
      floor?.remove();
    },
  };
}
