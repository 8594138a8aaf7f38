import { expect, test } from 'vitest';
import { createInstance } from '../../../src/core/instance';
import { createMountQueue } from '../../../src/core/mountQueue';

const instance = (name: string) => createInstance({ name }, document.createElement('div'));

/** After as many turns of the microtask queue. */
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

test.each([0, 1, 2, 3, 4, 5, 6, 7])('mounts a widget that comes %i turns after the last one', async (count) => {
  const mounted: string[] = [];
  const queue = createMountQueue({
    prepare: async () => undefined,
    mount(instances) {
      for (const { type } of instances) mounted.push(type.name);
      if (mounted.length === 1) void turns(count).then(() => queue.add(instance('second')));
    },
    isWanted: () => false,
    settled() {},
  });
  queue.add(instance('first'));
  await new Promise((done) => setTimeout(done));
  expect(mounted).toEqual(['first', 'second']);
});
