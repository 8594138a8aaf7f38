import { manifest } from '../../core/manifest';

// Digits only: nothing else of an address may become a selector. Pages without the parameter adopt nothing.
const id = /[?&]theme_template_id=(\d+)(?![^&])/.exec(globalThis.location?.search)?.[1];

/** Scrolls to the template that the address names (spec §2). */
export default manifest({ name: 'template-scroll', adopts: id ? [`.elementor-${id}`] : [] });
