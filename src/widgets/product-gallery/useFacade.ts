import { useLayoutEffect } from 'react';
import { withJQuery } from '../../core/jquery';
import type { publish } from './facade';

type Read = Parameters<typeof publish>[2];

/** Shows the gallery to other scripts where the page has jQuery, or once it has; `done` when they can see it. */
export function useFacade(host: Element, read: Read, done: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useLayoutEffect(() => {
    let hide = (): void => {};
    let left = false;
    let waits = false;
    const stopWaiting = withJQuery(($) => {
      waits = true;
      const show = (module: typeof import('./facade')): void => {
        if (!left) hide = module.publish($, host, read);
      };
      const tell = (): void => {
        if (!left) done();
      };
      import('./facade').then(show).then(tell, tell);
    });
    if (!waits) done();
    return () => {
      left = true;
      stopWaiting();
      hide();
    };
  }, [host, read]);
}
