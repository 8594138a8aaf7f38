let tail: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs cart writes one after another, because the server's session keeps only the cart of the last writer, so parallel
 * requests would lose items. A task must not wait for another write, because both would then wait forever.
 */
export function queueCartWrite<T>(task: () => Promise<T>): Promise<T> {
  waiting += 1;
  const result = tail.then(task, task).finally(() => {
    waiting -= 1;
  });
  tail = result.catch(() => undefined);
  return result;
}

/** Resolves when no cart write is running or waiting. */
export async function whenCartIdle(): Promise<void> {
  while (waiting > 0) await tail;
}

/** Is a cart write running or waiting? */
export const isCartBusy = (): boolean => waiting > 0;
