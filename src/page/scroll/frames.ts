import { reportThrown } from '../../core/problems';
/** A reason for a frame: the page was scrolled, it or the window was resized, the mouse or a pen moved. */
export type Moving = 'scroll' | 'size' | 'pointer';

/** One widget's work in a frame. All widgets measure before the first one draws, so that the page is laid out once. */
export interface FrameWork {
  /** Must only read the layout. */
  measure?(): void;
  draw?(): void;
}

/** An event source: the number of its users, and of those users (`works`) that want frames. */
interface Source {
  users: number;
  works: number;
  stop?: () => void;
}

const works = new Map<FrameWork, readonly Moving[]>();
const fresh = new Set<FrameWork>();
const moved = new Set<Moving>();
const sources: Record<Moving, Source> = {
  scroll: { users: 0, works: 0 },
  size: { users: 0, works: 0 },
  pointer: { users: 0, works: 0 },
};
let frame = 0;
let distance = 0;
let place: { x: number; y: number } | undefined;

function attempt(step: (() => void) | undefined): void {
  try {
    step?.();
  } catch (error) {
    reportThrown(error);
  }
}

function run(): void {
  frame = 0;
  if (moved.has('size') || fresh.size > 0) {
    distance = Math.ceil(document.documentElement.scrollHeight - window.innerHeight);
  }
  const due = [...works].filter(([work, kinds]) => fresh.has(work) || kinds.some((kind) => moved.has(kind)));
  moved.clear();
  fresh.clear();
  for (const [work] of due) if (works.has(work)) attempt(() => work.measure?.());
  for (const [work] of due) if (works.has(work)) attempt(() => work.draw?.());
}

const ask = (): void => {
  frame ||= requestAnimationFrame(run);
};

/** Requests a frame as if the event had happened, for events that other scripts announce in their own way. */
export function requestFrame(kind: Moving): void {
  if (sources[kind].works === 0) return;
  moved.add(kind);
  ask();
}

const hear = (type: string, heard: (event: Event) => void): (() => void) => {
  window.addEventListener(type, heard, { passive: true });
  return () => window.removeEventListener(type, heard);
};

const starts: Record<Moving, () => () => void> = {
  scroll: () => hear('scroll', () => requestFrame('scroll')),
  size() {
    const changed = (): void => requestFrame('size');
    const sizes = new ResizeObserver(changed);
    sizes.observe(document.documentElement);
    sizes.observe(document.body);
    const stop = hear('resize', changed);
    return () => {
      stop();
      sizes.disconnect();
    };
  },
  pointer: () =>
    hear('pointermove', (event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      // A finger moves the page, not the pointer.
      if (pointerType === 'touch') return;
      place = { x: clientX, y: clientY };
      requestFrame('pointer');
    }),
};

function follow(kind: Moving): void {
  const source = sources[kind];
  source.users += 1;
  source.stop ??= starts[kind]();
}

function leave(kind: Moving): void {
  const source = sources[kind];
  source.users -= 1;
  if (source.users > 0) return;
  source.stop?.();
  source.stop = undefined;
}

/**
 * Runs `work` in the next frame, and in each frame after an event of one of `kinds`. All widgets share one listener per
 * kind and one frame; nothing runs while nothing moves. Returns a stop function.
 */
export function onMoves(kinds: readonly Moving[], work: FrameWork): () => void {
  const own = { ...work };
  works.set(own, kinds);
  fresh.add(own);
  for (const kind of kinds) {
    follow(kind);
    sources[kind].works += 1;
  }
  ask();
  return () => {
    if (!works.delete(own)) return;
    fresh.delete(own);
    for (const kind of kinds) {
      sources[kind].works -= 1;
      leave(kind);
    }
    if (works.size > 0) return;
    cancelAnimationFrame(frame);
    frame = 0;
  };
}

/** How far the page can be scrolled, in pixels; current only for users of `size`. */
export const scrollDistance = (): number => distance;

/** Keeps `pointerPlace` current without a frame for each move; returns a stop function. */
export function trackPointer(): () => void {
  let isOn = true;
  follow('pointer');
  return () => {
    if (isOn) leave('pointer');
    isOn = false;
  };
}

/** The last position of the mouse or pen in the window; undefined before it has moved. Current only while tracked. */
export const pointerPlace = (): { x: number; y: number } | undefined => place;
