import type { Manifest } from '../../core/types';

export const handlers = ['countdown', 'elementskit-countdown-timer'];

/** Counts down to a date, and does what is to be done then; also out of view, because that may lead to another page. */
export const elementor = {
  name: 'countdown',
  adopts: ['[data-widget_type^="countdown."]', '[data-widget_type^="elementskit-countdown-timer."]'],
  // The digits of Elementor are empty until then.
  priority: 5,
} satisfies Manifest;
