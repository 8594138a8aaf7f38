import type { Manifest, ReplayRule } from '../../core/types';

/** A native submit would send the form nowhere; the login form of Elementor is sent natively. */
export const hold = { type: 'submit', selector: '.elementor-form:not(.elementor-login)' } satisfies ReplayRule;

export const handlers = ['form'];

/** Forms of Elementor. Those with a captcha stay with its own script, which knows the captcha. */
export const elementor = {
  name: 'form',
  adopts: ['[data-widget_type^="form."]:not(:has(.elementor-g-recaptcha))'],
  when: 'visible',
  replay: [hold],
} satisfies Manifest;
