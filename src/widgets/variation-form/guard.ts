import type { JQueryStatic } from '../../core/jquery';
import type { GuardContext } from '../../core/types';

const PLUGIN = 'wc_variation_form';

/** Has a legacy script bound its handlers on this form already? */
export const isTaken = ($: JQueryStatic, host: Element): boolean =>
  !!$._data?.(host, 'events')?.check_variations?.some(
    ({ data }) => (data as { variationForm?: unknown })?.variationForm,
  );

/** Makes the plugin that legacy and quick views call do nothing on our forms, because these start by themselves. */
export function guardVariationForm({ replacePlugin }: GuardContext): void {
  replacePlugin(PLUGIN, () => {});
}

/** Lets the legacy script run this form after all. */
export function releaseVariationForm(host: Element, { withJQuery, callLegacyPlugin }: GuardContext): void {
  withJQuery(($) => {
    // The legacy script may start by itself in a ready callback that is still to come; the inner one runs after those.
    $(() => $(() => isTaken($, host) || callLegacyPlugin(PLUGIN, host)));
  });
}
