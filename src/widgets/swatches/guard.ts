import type { GuardContext } from '../../core/types';

const PLUGIN = 'WooVariationSwatches';

/**
 * Every start of the legacy swatches, however late, is a call of its jQuery plugin: claimed forms are left out of it. The
 * class `wvs-loaded`, which keeps legacy away too, comes with the mount, so that unmounting can take it back exactly.
 */
export function guardSwatches({ replacePlugin }: GuardContext): void {
  replacePlugin(PLUGIN, () => {});
}

/** Lets legacy start on this form after all; if its script is still to come, it finds the form by itself. */
export function releaseSwatches(host: Element, { callLegacyPlugin }: GuardContext): void {
  callLegacyPlugin(PLUGIN, host);
}
