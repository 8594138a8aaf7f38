import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type FrameWork,
  type Moving,
  onMoves,
  pointerPlace,
  requestFrame,
  scrollDistance,
  trackPointer,
} from '../../../src/page/scroll/frames';

let asked: (() => void)[] = [];
let stops: (() => void)[] = [];

/** Runs the frame that is asked for; false when nobody has asked. */
function nextFrame(): boolean {
  const runs = asked;
  asked = [];
  for (const run of runs) run();
  return runs.length > 0;
}

function follow(kinds: readonly Moving[], work: FrameWork): () => void {
  const stop = onMoves(kinds, work);
  stops.push(stop);
  return stop;
}

const movePointer = (pointerType: string, clientX: number, clientY: number): boolean =>
  window.dispatchEvent(new PointerEvent('pointermove', { pointerType, clientX, clientY }));

const scroll = (): boolean => window.dispatchEvent(new Event('scroll'));

beforeEach(() => {
  asked = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => asked.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    asked = [];
  });
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the frames of a page', () => {
  test('the frames of a page draw once at the start, then only when something has moved', () => {
    const draw = vi.fn();
    follow(['scroll'], { draw });
    expect(nextFrame()).toBe(true);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(nextFrame()).toBe(false);
    scroll();
    scroll();
    expect(asked).toHaveLength(1);
    nextFrame();
    expect(draw).toHaveBeenCalledTimes(2);
    expect(nextFrame()).toBe(false);
  });

  test('the frames of a page let all measure before the first one draws', () => {
    const steps: string[] = [];
    for (const name of ['a', 'b']) {
      follow(['scroll'], { measure: () => steps.push(`${name} measures`), draw: () => steps.push(`${name} draws`) });
    }
    nextFrame();
    expect(steps).toEqual(['a measures', 'b measures', 'a draws', 'b draws']);
  });

  test('the frames of a page reach only those who follow what has moved', () => {
    const [onScroll, onPointer] = [vi.fn(), vi.fn()];
    follow(['scroll', 'size'], { draw: onScroll });
    follow(['pointer'], { draw: onPointer });
    nextFrame();
    movePointer('mouse', 30, 40);
    nextFrame();
    expect([onScroll.mock.calls.length, onPointer.mock.calls.length]).toEqual([1, 2]);
    expect(pointerPlace()).toEqual({ x: 30, y: 40 });
    requestFrame('size');
    nextFrame();
    expect([onScroll.mock.calls.length, onPointer.mock.calls.length]).toEqual([2, 2]);
  });

  test('the frames of a page ignore the moves of a finger', () => {
    follow(['pointer'], {});
    movePointer('mouse', 1, 2);
    nextFrame();
    movePointer('touch', 300, 400);
    expect(nextFrame()).toBe(false);
    expect(pointerPlace()).toEqual({ x: 1, y: 2 });
  });

  test('no frame is requested to track only where the pointer is', () => {
    const untrack = trackPointer();
    stops.push(untrack);
    const stop = follow(['scroll'], {});
    nextFrame();
    movePointer('mouse', 5, 6);
    expect(nextFrame()).toBe(false);
    expect(pointerPlace()).toEqual({ x: 5, y: 6 });
    stop();
    untrack();
    movePointer('mouse', 7, 8);
    expect(pointerPlace()).toEqual({ x: 5, y: 6 });
  });

  test('the frames of a page share one listener for each kind, which ends with the last follower', () => {
    const heard: string[] = [];
    const { addEventListener: add, removeEventListener: remove } = window;
    vi.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
      heard.push(`+${args[0]} ${(args[2] as AddEventListenerOptions)?.passive}`);
      add.apply(window, args);
    });
    vi.spyOn(window, 'removeEventListener').mockImplementation((...args: Parameters<typeof remove>) => {
      heard.push(`-${args[0]}`);
      remove.apply(window, args);
    });
    const first = follow(['scroll'], {});
    const second = follow(['scroll'], {});
    first();
    first();
    expect(heard).toEqual(['+scroll true']);
    second();
    expect(heard).toEqual(['+scroll true', '-scroll']);
    expect(nextFrame()).toBe(false);
    requestFrame('scroll');
    expect(nextFrame()).toBe(false);
  });

  test('the frames of a page continue for the others when one throws or stops in the middle', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const draw = vi.fn();
    follow(['scroll'], {
      measure() {
        throw new Error('broken');
      },
      draw: () => leave(),
    });
    const leave = follow(['scroll'], { draw });
    const last = vi.fn();
    follow(['scroll'], { draw: last });
    nextFrame();
    expect(reported).toHaveBeenCalledTimes(1);
    expect(draw).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledTimes(1);
  });

  test('the scroll distance of the page is known as of the last change of size', () => {
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
    follow(['size'], {});
    nextFrame();
    expect(scrollDistance()).toBe(3000 - window.innerHeight);
    height.mockReturnValue(5000);
    window.dispatchEvent(new Event('resize'));
    nextFrame();
    expect(scrollDistance()).toBe(5000 - window.innerHeight);
  });
});
