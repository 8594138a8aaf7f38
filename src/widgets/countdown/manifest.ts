import type { Manifest } from '../../core/types';

export const handlers = ['countdown', 'elementskit-countdown-timer', 'jet-countdown-timer'];

/** Counts down to a date. Starts out of view, too, because the end may open another page. */
export const elementor = {
  name: 'countdown',
  adopts: [
    '[data-widget_type^="countdown."]',
    '[data-widget_type^="elementskit-countdown-timer."]',
    '[data-widget_type^="jet-countdown-timer."]',
  ],
  // Early, because Elementor prints no digits.
  priority: 5,
} satisfies Manifest;
