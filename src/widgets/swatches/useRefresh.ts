import { useLayoutEffect, useReducer } from 'react';
import { listen } from '../../core/listen';
import { onMutations } from '../../core/mutations';
import { sync } from '../../core/sync';

interface Refresh {
  /** Grows whenever a script has replaced the list of variations. */
  reloads: number;
  refresh(): void;
}

/**
 * Renders again whenever the form's selects may have changed: their value, or what they offer, by whomever. `changed` runs
 * after the form has settled a change.
 */
export function useRefresh(host: HTMLElement, changed: () => void): Refresh {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [reloads, reload] = useReducer((count: number) => count + 1, 0);
  const refresh = (): void => sync(rerender);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks read the page, not the render
  useLayoutEffect(() => {
    const stops = [
      listen(host, 'woocommerce_update_variation_values', refresh),
      listen(host, 'woocommerce_variation_has_changed', () => {
        refresh();
        changed();
      }),
      listen(host, 'reload_product_variations', () => sync(reload)),
      // The fields have their old values still when `reset` is heard.
      listen(host, 'reset', () => void setTimeout(refresh)),
      onMutations((records) => {
        const mine = records.some(
          ({ target }) => target instanceof Element && host.contains(target) && !target.closest('.label, th'),
        );
        if (mine) refresh();
      }),
    ];
    changed();
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);

  return { reloads, refresh };
}
