import { type RefObject, useLayoutEffect, useRef } from 'react';
import { pageJQuery, withJQuery } from '../../core/jquery';
import type { publish } from './facade';

/** What only pages with jQuery need. */
export const loadFacade = () => import('./facade');

type Gallery = ReturnType<Parameters<typeof publish>[2]>;

/**
 * Shows the gallery, once it is ready, to other scripts where the page has jQuery, or when it gets it; `done`, once, when
 * they can see it.
 */
export function useFacade(host: Element, isReady: boolean, latest: RefObject<Gallery>, done: () => void): void {
  const isTold = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useLayoutEffect(() => {
    if (!isReady) return;
    let hide = (): void => {};
    let left = false;
    const tell = (): void => {
      if (left || isTold.current) return;
      isTold.current = true;
      done();
    };
    const stopWaiting = withJQuery(($) => {
      const show = (module: typeof import('./facade')): void => {
        if (!left) hide = module.publish($, host, () => latest.current);
      };
      loadFacade().then(show).then(tell, tell);
    });
    if (!pageJQuery()) tell();
    return () => {
      left = true;
      stopWaiting();
      hide();
    };
  }, [host, isReady]);
}
