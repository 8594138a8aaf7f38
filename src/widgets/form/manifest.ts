import type { ReplayRule, WidgetManifest } from '../../core/types';
import { MARK } from './markup';

/** A native submit would send the form nowhere. Elementor's login form is sent natively. */
export const hold = { type: 'submit', selector: '.elementor-form:not(.elementor-login)' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['form'];

/** Elementor's forms. Those with a captcha are left to its own script, which handles the captcha. */
export const elementor = {
  adopts: ['[data-widget_type^="form."]:not(:has(.elementor-g-recaptcha))'],
  when: 'intent',
  reason: (host) => (host.querySelector(MARK) ? 'steps' : undefined),
} satisfies WidgetManifest;
