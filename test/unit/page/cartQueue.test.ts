import { expect, test } from 'vitest';
import { isCartBusy, queueCartWrite } from '../../../src/woocommerce/cartQueue';

test('writes to the cart run one after the other, even after one has failed', async () => {
  const order: string[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      order.push(`${name} starts`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = Promise.allSettled([
    queueCartWrite(task('a')),
    queueCartWrite(task('b', true)),
    queueCartWrite(task('c')),
  ]);
  expect(isCartBusy()).toBe(true);
  expect((await results).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    'a',
    'failed',
    'c',
  ]);
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(isCartBusy()).toBe(false);
});

test('a task that throws at once does not stop the queue', async () => {
  const bad = queueCartWrite(() => {
    throw new Error('at once');
  });
  await expect(bad).rejects.toThrow('at once');
  expect(await queueCartWrite(async () => 'next')).toBe('next');
});
