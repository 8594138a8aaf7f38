import type { WidgetManifest } from '../../core/types';

// Digits only, because nothing else in an address may become part of a selector.
const id = /[?&]theme_template_id=(\d+)(?![^&])/.exec(globalThis.location?.search)?.[1];

/** Scrolls to the template named by the address. */
export const elementor = { adopts: id ? [`.elementor-${id}`] : [] } satisfies WidgetManifest;
