import type { WidgetManifest } from '../../core/types';
import { reasonOf } from './atRest';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['countdown', 'elementskit-countdown-timer', 'jet-countdown-timer'];

/** Counts down to a date. */
export const elementor = {
  adopts: [
    '[data-widget_type^="countdown."]',
    '[data-widget_type^="elementskit-countdown-timer."]',
    '[data-widget_type^="jet-countdown-timer."]',
  ],
  when: 'visible',
  reason: reasonOf,
  announces: ['jetCountdownTimerExpire', 'update', 'finish', 'stoped'],
  // Early, because Elementor prints no digits.
  priority: 5,
} satisfies WidgetManifest;
