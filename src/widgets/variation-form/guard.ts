import type { JQueryStatic } from '../../core/jquery';
import type { GuardContext } from '../../core/types';

const PLUGIN = 'wc_variation_form';

/** Has a legacy script bound its handlers on this form already? */
export const isTaken = ($: JQueryStatic, host: Element): boolean =>
  !!$._data?.(host, 'events')?.check_variations?.some(
    ({ data }) => (data as { variationForm?: unknown })?.variationForm,
  );

/** The plugin that legacy and quick views call does nothing on our forms: they start by themselves, once. */
export function guardVariationForm({ replacePlugin }: GuardContext): void {
  replacePlugin(PLUGIN, () => {});
}

/**
 * Lets the legacy script run this form after all. It may start it by itself, in a ready callback that is still to come:
 * hence the second one, which runs after all of them.
 */
export function releaseVariationForm(host: Element, { withJQuery, callLegacyPlugin }: GuardContext): void {
  withJQuery(($) => {
    $(() => $(() => isTaken($, host) || callLegacyPlugin(PLUGIN, host)));
  });
}
