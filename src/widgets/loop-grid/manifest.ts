import type { ReplayRule, WidgetManifest } from '../../core/types';
import { listsFor, movesByItself } from './atRest';

/** A press is held until the runtime is there, because the button does nothing by itself. */
export const hold = { type: 'click', selector: '.e-load-more-anchor~* .elementor-button' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['loop-grid', 'posts', 'archive-posts'];

/**
 * Settings by which a list does not wait for the visitor; see `when`. Only posts have settings with the name of a skin.
 */
export const starting = [
  'pagination_type=load_more_infinite_scroll',
  'masonry=yes',
  'classic_masonry=yes',
  'cards_masonry=yes',
  'full_content_masonry=yes',
  'archive_classic_masonry=yes',
  'archive_cards_masonry=yes',
  'archive_full_content_masonry=yes',
];

/** Elementor's lists of items and of posts. */
export const elementor = {
  adopts: ['[data-widget_type^="loop-grid."]', '[data-widget_type^="posts."]', '[data-widget_type^="archive-posts."]'],
  when: (host) => (movesByItself(host) ? 'visible' : 'intent'),
  replay: [
    { type: 'keydown', selector: '.e-load-more-anchor~* .elementor-button:not(button)', keys: [' '] },
    { type: 'click', selector: 'a.page-numbers', hostsOf: listsFor },
  ],
} satisfies WidgetManifest;
