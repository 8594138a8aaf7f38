import type { WidgetManifest } from '../../core/types';
import { noticeElsewhere, showPlace } from './atRest';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['woocommerce-notices'];

/** Elementor's place for the shop's notices, which it hides everywhere else. */
export const elementor = {
  adopts: ['[data-widget_type^="woocommerce-notices."]'],
  when: 'input',
  reason: noticeElsewhere,
  prepare: showPlace,
  priority: 8,
} satisfies WidgetManifest;
