import type { WidgetManifest } from '../../core/types';

/**
 * Elements that open a popup with a product of theirs. JetPopup asks what it may load as soon as one is pressed or
 * hovered.
 */
const OPENERS = '[data-jet-popup*=is-jet-woo-builder]';

/** Products in JetPopup's popups. */
export const elementor = {
  adopts: ['.jet-popup'],
  when: 'input',
  reason: () => (document.querySelector(OPENERS) ? 'a product opens it' : undefined),
} satisfies WidgetManifest;
