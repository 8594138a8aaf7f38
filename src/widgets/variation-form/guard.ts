import type { JQueryStatic } from '../../core/jquery/jquery';
import type { GuardContext } from '../../core/types';

const PLUGIN = 'wc_variation_form';

/** Has a legacy script bound its handlers on this form? */
export const isTaken = ($: JQueryStatic, host: Element): boolean =>
  !!$._data?.(host, 'events')?.check_variations?.some(
    ({ data }) => (data as { variationForm?: unknown })?.variationForm,
  );

/** Replaces the plugin, which legacy and quick views call, because our forms start by themselves. */
export function guardVariationForm({ replacePlugin }: GuardContext): void {
  replacePlugin(PLUGIN, () => {});
}

/** Lets the legacy script run this form. */
export function releaseVariationForm(host: Element, { withJQuery, callLegacyPlugin }: GuardContext): void {
  withJQuery(($) => {
    // The legacy script may start in a later ready callback; the inner callback runs after it.
    $(() => $(() => isTaken($, host) || callLegacyPlugin(PLUGIN, host)));
  });
}
