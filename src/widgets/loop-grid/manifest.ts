import type { ReplayRule, WidgetManifest } from '../../core/types';
import { hasPartsToDraw, listsFor, tellOfButton } from './atRest';

/** A press is held until the runtime is there, because the button does nothing by itself. */
export const hold = { type: 'click', selector: '.e-load-more-anchor~* .elementor-button' } satisfies ReplayRule;

export const handlers = ['loop-grid', 'posts', 'archive-posts'];

/** Settings by which it does not wait for the visitor; see `when`. Only posts have those of skins. */
export const starting = [
  'pagination_type=load_more_infinite_scroll',
  'masonry=yes',
  'classic_columns*',
  'cards_columns*',
  'full_content_columns*',
  'archive_classic_columns*',
  'archive_cards_columns*',
  'archive_full_content_columns*',
];

/** Elementor's lists of items and of posts. */
export const elementor = {
  adopts: ['[data-widget_type^="loop-grid."]', '[data-widget_type^="posts."]', '[data-widget_type^="archive-posts."]'],
  when: (host) => (hasPartsToDraw(host) ? 'visible' : 'intent'),
  prepare: tellOfButton,
  replay: [
    hold,
    { type: 'keydown', selector: '.e-load-more-anchor~* .elementor-button:not(button)', keys: [' '] },
    { type: 'click', selector: 'a.page-numbers', hostsOf: listsFor },
  ],
} satisfies WidgetManifest;
