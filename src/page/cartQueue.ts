let tail: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs a request that writes to the cart after all earlier ones of this page have ended, because the server's session
 * keeps only the last writer's cart: requests side by side lose items. A task that fails does not stop the queue. A task
 * must not wait for another write, which would wait for it.
 */
export function queueCartWrite<T>(task: () => Promise<T>): Promise<T> {
  waiting += 1;
  const result = tail.then(task, task).finally(() => {
    waiting -= 1;
  });
  tail = result.catch(() => undefined);
  return result;
}

/** Resolves when no write to the cart is running or waiting. */
export async function whenCartIdle(): Promise<void> {
  while (waiting > 0) await tail;
}

/** Is a write to the cart running or waiting? */
export const isCartBusy = (): boolean => waiting > 0;
