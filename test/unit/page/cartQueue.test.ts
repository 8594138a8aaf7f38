import { expect, test } from 'vitest';
import {
  expectCartWrite,
  isCartBusy,
  queueCartRead,
  queueCartWrite,
  runningCartRead,
  whenCartIdle,
} from '../../../src/woocommerce/cartQueue';

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

test('a write waits for a request that shows the cart, even one that fails, because the shop may write the old cart back', async () => {
  for (const fails of [false, true]) {
    const order: string[] = [];
    let answer = (): void => {};
    const reading = queueCartRead(async () => {
      order.push('read starts');
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      order.push('read ends');
      if (fails) throw new Error('read');
    }).catch(() => undefined);
    expect(isCartBusy()).toBe(false);
    const writing = queueCartWrite(async () => order.push('write'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(order).toEqual(['read starts']);
    answer();
    await Promise.all([reading, writing]);
    expect(order).toEqual(['read starts', 'read ends', 'write']);
    expect(runningCartRead()).toBeUndefined();
  }
});

test('an element by the name of the request is none', async () => {
  document.body.innerHTML = '<form name="storefrontWidgetsRead"></form><a id="storefrontWidgetsRead"></a>';
  Object.assign(window, { storefrontWidgetsRead: document.querySelector('a') });
  expect(runningCartRead()).toBeUndefined();
  expect(await queueCartWrite(async () => 'written')).toBe('written');
  Reflect.deleteProperty(window, 'storefrontWidgetsRead');
  document.body.replaceChildren();
});

test('a request that shows the cart waits for the writes before it', async () => {
  const order: string[] = [];
  const add = async (name: string): Promise<void> => {
    order.push(`${name} starts`);
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  await Promise.all([queueCartWrite(() => add('a')), queueCartRead(() => add('read')), queueCartWrite(() => add('b'))]);
  expect(order).toEqual(['a starts', 'a ends', 'read starts', 'read ends', 'b starts', 'b ends']);
});

test('the cart is busy from a press on, while the code of its write loads, until the write has ended', async () => {
  for (const fails of [false, true]) {
    const order: string[] = [];
    let arrive = (): void => {};
    const code = expectCartWrite(
      new Promise<void>((resolve, reject) => {
        arrive = fails ? () => reject(new Error('no code')) : resolve;
      }),
    );
    const add = code.then(() => queueCartWrite(async () => order.push('write'))).catch(() => order.push('no code'));
    const idle = whenCartIdle().then(() => order.push('idle'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(isCartBusy()).toBe(true);
    expect(order).toEqual([]);
    arrive();
    await Promise.all([add, idle]);
    expect(order).toEqual([fails ? 'no code' : 'write', 'idle']);
    expect(isCartBusy()).toBe(false);
  }
});
