import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchInView } from '../../../src/core/dom/inView';
import { whenVisible } from '../../../src/core/load/schedule';

class FakeObserver {
  static all: FakeObserver[] = [];
  readonly targets = new Set<Element>();
  isEnded = false;
  readonly margin: string | undefined;

  constructor(
    private readonly tell: (entries: unknown[]) => void,
    options?: { rootMargin?: string },
  ) {
    this.margin = options?.rootMargin;
    if (this.margin === 'bad') throw new SyntaxError('rootMargin');
    FakeObserver.all.push(this);
  }

  observe = (target: Element): void => void this.targets.add(target);
  unobserve = (target: Element): void => void this.targets.delete(target);
  disconnect(): void {
    this.isEnded = true;
  }
  show(target: Element, isIntersecting: boolean): void {
    if (this.targets.has(target)) this.tell([{ target, isIntersecting }]);
  }
}

const element = (): Element => document.createElement('p');

beforeEach(() => {
  FakeObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

afterEach(() => vi.unstubAllGlobals());

test('all elements with one margin share one observer, which ends with the last of them', () => {
  const [a, b] = [element(), element()];
  const stops = [watchInView(a, () => {}), watchInView(b, () => {}), watchInView(b, () => {}, '100%')];
  expect(FakeObserver.all.map(({ margin, targets }) => [margin, targets.size])).toEqual([
    ['0px', 2],
    ['100%', 1],
  ]);
  for (const stop of stops) stop();
  for (const stop of stops) stop();
  expect(FakeObserver.all.map(({ isEnded, targets }) => [isEnded, targets.size])).toEqual([
    [true, 0],
    [true, 0],
  ]);
  watchInView(a, () => {})();
  expect(FakeObserver.all).toHaveLength(3);
});

test('each change of visibility is told once to everybody who watches', async () => {
  const one = element();
  const [first, second] = [vi.fn(), vi.fn()];
  const stopFirst = watchInView(one, first);
  const [observer] = FakeObserver.all;
  observer?.show(one, false);
  observer?.show(one, true);
  observer?.show(one, true);
  expect(first.mock.calls).toEqual([[false], [true]]);
  // A later watcher is told the current state.
  const stopSecond = watchInView(one, second);
  expect(second).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(second.mock.calls).toEqual([[true]]);
  stopFirst();
  observer?.show(one, false);
  expect(first).toHaveBeenCalledTimes(2);
  expect(second.mock.calls).toEqual([[true], [false]]);
  stopSecond();
});

test('a wait for an element ends when it comes into view, and never when it is aborted', async () => {
  const [shown, left] = [element(), element()];
  const [ends, never] = [new AbortController(), new AbortController()];
  const done = vi.fn();
  const waits = [whenVisible(shown, ends.signal), whenVisible(left, never.signal).then(done)] as const;
  const [observer] = FakeObserver.all;
  expect(FakeObserver.all).toHaveLength(1);
  never.abort();
  observer?.show(left, true);
  observer?.show(shown, true);
  await waits[0];
  expect(done).not.toHaveBeenCalled();
  expect(observer?.isEnded).toBe(true);
});

test('a margin that the browser refuses rejects the wait', async () => {
  await expect(whenVisible(element(), new AbortController().signal, 'bad')).rejects.toThrow('rootMargin');
});
