import type { GuardContext } from '../../core/types';

const PLUGIN = 'WooVariationSwatches';

/**
 * Leaves our forms out of the legacy jQuery plugin, whose call is its only start, however late. The class `wvs-loaded`, which
 * keeps legacy away too, is set by the mount, so that unmounting can take it back exactly.
 */
export function guardSwatches({ replacePlugin }: GuardContext): void {
  replacePlugin(PLUGIN, () => {});
}

/** Lets legacy start on this form after all; a legacy script that is still to come finds the form by itself. */
export function releaseSwatches(host: Element, { callLegacyPlugin }: GuardContext): void {
  callLegacyPlugin(PLUGIN, host);
}
