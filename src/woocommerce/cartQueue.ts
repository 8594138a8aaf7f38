let tail: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs cart writes one after another, because the server's session keeps only the last writer's cart: parallel requests
 * lose items. A task must not wait for another write: that would never end.
 */
export function queueCartWrite<T>(task: () => Promise<T>): Promise<T> {
  waiting += 1;
  const result = tail.then(task, task).finally(() => {
    waiting -= 1;
  });
  tail = result.catch(() => undefined);
  return result;
}

/** Resolves when no cart write runs or waits. */
export async function whenCartIdle(): Promise<void> {
  while (waiting > 0) await tail;
}

/** Does a cart write run or wait? */
export const isCartBusy = (): boolean => waiting > 0;
