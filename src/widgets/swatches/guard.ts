import type { GuardContext } from '../../core/types';

const PLUGIN = 'WooVariationSwatches';

/** Replaces the legacy plugin on our forms. Its call is its only start. */
export function guardSwatches({ replacePlugin }: GuardContext): void {
  replacePlugin(PLUGIN, () => {});
}

/** Lets legacy start on this form; a later legacy script finds the form by itself. */
export function releaseSwatches(host: Element, { callLegacyPlugin }: GuardContext): void {
  callLegacyPlugin(PLUGIN, host);
}
