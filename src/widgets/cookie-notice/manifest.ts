import { adoptStyle } from '../../core/dom/adoptStyle';
import type { WidgetManifest } from '../../core/types';

/** Hides the overlay of the older plugin, which prints it open even for visitors who have answered. */
export const atOnce = (): void => adoptStyle('#s-gdpr-c-c-bg-overlay:not([style*=display]){display:none}');

/** The notice that asks for consent to cookies. */
export const early = {
  adopts: ['.sgcc-main-wrapper', '.sgcc-cookies:not(.sgcc-main-wrapper *)'],
  replay: [{ type: 'click', selector: '[data-consent],.close-sgcc,#sgcc-accept,#close-sgcc' }],
} satisfies WidgetManifest;
