import { type ComponentType, useLayoutEffect, useState } from 'react';

/**
 * A part of the gallery that is fetched when it is first on. Undefined until it is there; null when it cannot be had: the
 * gallery goes on without it.
 */
export function usePart<P>(isOn: boolean, load: () => Promise<ComponentType<P>>): ComponentType<P> | null | undefined {
  const [part, setPart] = useState<ComponentType<P> | null>();
  useLayoutEffect(() => {
    if (!isOn || part !== undefined) return;
    load().then(
      (next) => setPart(() => next),
      (error: unknown) => {
        console.warn('storefront-widgets: the gallery lacks a part.', error);
        setPart(null);
      },
    );
  }, [isOn, load, part]);
  return part;
}
