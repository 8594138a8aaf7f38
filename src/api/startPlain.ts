/**
 * Calls an integrator's `mount`, which may return a promise and need not return a function, then `onReady`. Returns a
 * stop function. Passes on what `mount` throws synchronously; `onError` gets the reason of a rejection.
 */
export function startPlain(run: () => unknown, onReady: () => void, onError: (error: unknown) => void): () => void {
  let isOver = false;
  let stop: unknown;
  const end = (): void => {
    isOver = true;
    if (typeof stop === 'function') stop();
  };
  const keep = (given: unknown): void => {
    stop = given;
    if (isOver) end();
    else onReady();
  };
  const given = run();
  if (given instanceof Promise) given.then(keep).catch((error: unknown) => isOver || onError(error));
  else keep(given);
  return end;
}
