import { type ComponentType, useLayoutEffect, useState } from 'react';
import { pageJQuery } from '../../core/jquery';
import { listen } from '../../core/listen';
import { sync } from '../../core/sync';

type Extras = ComponentType<{ host: HTMLElement }>;

/** Loads the extras: at once for a form that legacy has started; else with the first pointer or focus. */
export function useExtras(host: HTMLElement): Extras | null {
  const [Loaded, show] = useState<Extras | null>(null);
  useLayoutEffect(() => {
    let stops: (() => void)[] = [];
    const stop = (): void => {
      for (const end of stops) end();
      stops = [];
    };
    const load = (): void => {
      stop();
      // Without them tooltips may stick out of the page.
      import('./Extras').then(({ Extras }) => sync(() => show(() => Extras)), reportError);
    };
    if (pageJQuery()?.(host).data('WooVariationSwatches')) load();
    else stops = [listen(host, 'mouseover', load), listen(host, 'focusin', load)];
    return stop;
  }, [host]);
  return Loaded;
}
