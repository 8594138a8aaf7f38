import { afterEach, describe, expect, test, vi } from 'vitest';
import { createInstance } from '../../../src/core/hosts/instance';
import { createMountQueue } from '../../../src/core/hosts/mountQueue';

const instance = (name: string) => createInstance({ name }, document.createElement('div'));

/** After as many turns of the microtask queue. */
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'the mount queue mounts a widget that comes %i turns after the last one',
  async (count) => {
    const mounted: string[] = [];
    const queue = createMountQueue({
      prepare: async () => undefined,
      read() {},
      mount(instances) {
        for (const { type } of instances) mounted.push(type.name);
        if (mounted.length === 1) void turns(count).then(() => queue.add(instance('second')));
      },
      isWanted: () => false,
      afterSlice() {},
    });
    queue.add(instance('first'));
    await expect.poll(() => mounted).toEqual(['first', 'second']);
  },
);

test('the mount queue reads in a task before the mount, and does not mount what has ended meanwhile', async () => {
  const told: string[] = [];
  const [first, second] = [instance('first'), instance('second')];
  const queue = createMountQueue({
    prepare: async () => undefined,
    read(instances) {
      told.push(...instances.map(({ type }) => `read ${type.name}`));
      if (instances.includes(first)) {
        first.hasEnded = true;
        queueMicrotask(() => told.push('a turn later'));
      }
    },
    mount: (instances) => told.push(...instances.map(({ type }) => `mount ${type.name}`)),
    isWanted: () => false,
    afterSlice() {},
  });
  queue.add(first);
  queue.add(second);
  await expect.poll(() => told).toEqual(['read first', 'a turn later', 'read second', 'mount second']);
});

test('the mount queue prepares what comes during preparation before it mounts', async () => {
  const told: string[] = [];
  const queue = createMountQueue({
    async prepare(instances) {
      told.push(`prepare ${instances.map(({ type }) => type.name)}`);
      if (told.length === 1) queue.add(instance('second'));
      await turns(3);
    },
    read() {},
    mount: (instances) => told.push(...instances.map(({ type }) => `mount ${type.name}`)),
    isWanted: () => false,
    afterSlice() {},
  });
  queue.add(instance('first'));
  await expect.poll(() => told).toContain('mount second');
  const prepared = told.findIndex((line) => line.startsWith('prepare') && line.includes('second'));
  expect(prepared).toBeGreaterThan(0);
  expect(prepared).toBeLessThan(told.indexOf('mount first'));
  expect(told.indexOf('mount first')).toBeLessThan(told.indexOf('mount second'));
});

describe('the slices of the mount queue', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'scheduling');
    Reflect.deleteProperty(document, 'readyState');
  });

  /** Mounts so many, each in so many milliseconds; counts the slices. */
  async function slicesFor(count: number, each: number, isInputPending?: () => boolean): Promise<number> {
    let now = 0;
    let mounted = 0;
    let slices = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    if (isInputPending) Object.assign(navigator, { scheduling: { isInputPending } });
    const queue = createMountQueue({
      prepare: async () => undefined,
      read() {},
      mount(instances) {
        mounted += instances.length;
        now += instances.length * each;
      },
      isWanted: () => false,
      afterSlice: () => (slices += 1),
    });
    for (let at = 0; at < count; at += 1) queue.add(instance(String(at)));
    await vi.waitFor(() => expect(mounted).toBe(count));
    await Promise.resolve();
    return slices;
  }

  test('a slice of mounts ends soon when input waits, and when the browser cannot tell', async () => {
    expect(await slicesFor(500, 0.4, () => true)).toBeGreaterThan(10);
    expect(await slicesFor(500, 0.4)).toBeGreaterThan(10);
  });

  test('a slice of mounts lasts while no input waits, but not forever, when the page has loaded', async () => {
    expect(await slicesFor(500, 0.4, () => false)).toBe(1);
    expect(await slicesFor(500, 2, () => false)).toBeGreaterThanOrEqual(4);
  });

  test('a slice of mounts ends before it becomes a long task while the page loads', async () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    expect(await slicesFor(500, 0.4, () => false)).toBeGreaterThanOrEqual(5);
    expect(await slicesFor(60, 2, () => false)).toBeGreaterThanOrEqual(3);
  });
});
