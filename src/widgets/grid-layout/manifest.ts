import type { Manifest, ReplayRule } from '../../core/types';

/** A filter is a link to nowhere. */
export const hold = { type: 'click', selector: '.option-set [data-option-value]' } satisfies ReplayRule;

export const handlers = ['elementskit-gallery', 'elementskit-blog-posts', 'elementskit-video-gallery'];

/** Items in columns of their own heights, or in rows, with filters: the add-ons' galleries and lists. */
export const elementor = {
  name: 'grid-layout',
  adopts: [
    '[data-widget_type^="elementskit-gallery."]',
    '[data-widget_type^="elementskit-blog-posts."]:has([data-masonry-config])',
    '[data-widget_type^="elementskit-video-gallery."]:has(.ekit-masonry)',
  ],
  when: 'visible',
  margin: '600px',
  replay: [hold],
} satisfies Manifest;
