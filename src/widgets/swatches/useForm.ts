import { useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { onMutations } from '../../core/hosts/mutations';
import { listen } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { hostSettings } from '../../core/settings/settings';
import { siteSettings } from '../../core/settings/siteConfig';
import { siteTexts } from '../../core/settings/texts';
import { type Variation, variationsOf } from './markup';
import { pageOptions, type SwatchSettings, settings as schema } from './settings';

const ignore = (): void => {};

/** The settings of the mount, or new ones if an optimiser has printed the page's options later. */
export function useLateSettings(host: HTMLElement, settings: SwatchSettings): SwatchSettings {
  const [known] = useState(pageOptions);
  const now = pageOptions();
  if (now === known) return settings;
  const site = siteSettings('swatches', host);
  return schema.parse(
    { ...now, ...site, ...siteTexts('swatches', schema, ignore), ...hostSettings(host, ignore) },
    ignore,
    site,
  );
}

/** Renders again when selects change. `onChanged` runs at the start and after each change of the form. */
export function useForm(
  host: HTMLElement,
  onChanged: () => void,
): { variations: readonly Variation[] | null; refresh: () => void } {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [reloads, reload] = useReducer((count: number) => count + 1, 0);
  const refresh = (): void => sync(rerender);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is in the page, and read again at each reload
  const variations = useMemo(() => variationsOf(host), [host, reloads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks read the page, not the render
  useLayoutEffect(() => {
    const stops = [
      listen(host, 'woocommerce_update_variation_values', refresh),
      listen(host, 'woocommerce_variation_has_changed', () => {
        refresh();
        onChanged();
      }),
      listen(host, 'reload_product_variations', () => sync(reload)),
      // Delayed, because the fields still have their old values when `reset` arrives.
      listen(host, 'reset', () => void setTimeout(refresh)),
      onMutations((records) => {
        // Labels are left out, because we write the chosen name there.
        const concernsForm = records.some(
          ({ target }) => target instanceof Element && host.contains(target) && !target.closest('.label, th'),
        );
        if (concernsForm) refresh();
      }),
    ];
    onChanged();
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);

  return { variations, refresh };
}
