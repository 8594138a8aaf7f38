import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Autoplay, startAutoplay } from '../../src/ui/carousels/slider/autoplay';

let autoplay: Autoplay | undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  autoplay?.stop();
  vi.useRealTimers();
});

/** How often the carousel moves within `time` when each move takes `moving`. */
const moves = (speed: number, moving: number | undefined, time: number): number => {
  const next = vi.fn(() => autoplay?.restart(moving));
  autoplay = startAutoplay({ host: document.createElement('div'), speed, isHeld: () => false, next });
  vi.advanceTimersByTime(time);
  return next.mock.calls.length;
};

test('a slide stays for its full time after its move', () => {
  expect(moves(500, 2000, 5600)).toBe(3);
});

test('one move follows another when slides have no time to stay', () => {
  expect(moves(0, 3000, 6200)).toBe(3);
});

test('a slide arrives before its time counts when the pointer leaves the carousel', () => {
  const host = document.createElement('div');
  const next = vi.fn();
  autoplay = startAutoplay({ host, speed: 500, isHeld: () => false, next });
  autoplay.restart(2000);
  host.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(2400);
  expect(next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(next).toHaveBeenCalledOnce();
});
