import type { Manifest } from '../../core/types';

/** The document of a popup; the popup shows a copy of it in a dialog. */
const STORED_POPUP = '[data-elementor-type=popup]:not(.dialog-message>*)';

/** Links to places on the same page. */
export const elementor = {
  name: 'anchors',
  adopts: [`.elementor:not(.elementor .elementor,${STORED_POPUP})`],
} satisfies Manifest;
