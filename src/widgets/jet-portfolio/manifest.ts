import type { ReplayRule, WidgetManifest } from '../../core/types';

/** A press before the start would be lost. */
export const hold = {
  type: 'click',
  selector: '.jet-portfolio__filter-item,.jet-portfolio__view-more-button',
} satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-portfolio'];

const HOST = '[data-widget~=jet-portfolio]';

/** JetElements' portfolio: pictures in columns, with filters and a button for more. */
export const elementor = {
  adopts: ['[data-widget_type^="jet-portfolio."]'],
  when: 'visible',
  // Without JetElements' loaders in front of the pictures. `inherit`, so that hidden ones stay hidden.
  critical: `${HOST} .jet-portfolio__image-loader{display:none}${HOST} :is(.jet-portfolio__image-instance,.jet-portfolio__content){visibility:inherit}`,
} satisfies WidgetManifest;
