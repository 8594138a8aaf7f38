import type { Manifest } from '../../core/types';

// Digits only, because nothing else of an address may become a selector.
const id = /[?&]theme_template_id=(\d+)(?![^&])/.exec(globalThis.location?.search)?.[1];

/** Scrolls to the template that the address names. */
export const elementor = { name: 'template-scroll', adopts: id ? [`.elementor-${id}`] : [] } satisfies Manifest;
