import { type DependencyList, useLayoutEffect } from 'react';

/**
 * Fetches a part of the gallery that is not needed to show it, and starts it; what `start` returns stops it. Without that
 * part the gallery goes on.
 */
export function useStarted<M>(
  isOn: boolean,
  load: () => Promise<M>,
  start: (module: M) => (() => void) | undefined,
  deps: DependencyList,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller knows
  useLayoutEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | undefined;
    let left = false;
    load().then(
      (module) => {
        if (!left) stop = start(module);
      },
      (error: unknown) => console.warn('storefront-widgets: the gallery goes on without a part of it.', error),
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [isOn, ...deps]);
}
