import type { ReplayRule, WidgetManifest } from '../../core/types';

/** A filter is a link that leads nowhere. */
export const hold = { type: 'click', selector: '.option-set [data-option-value]' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['elementskit-gallery', 'elementskit-blog-posts', 'elementskit-video-gallery'];

/** Items in columns or rows, with filters: ElementsKit's gallery, blog posts and video gallery. */
export const elementor = {
  adopts: [
    '[data-widget_type^="elementskit-gallery."]',
    '[data-widget_type^="elementskit-blog-posts."]:has([data-masonry-config])',
    '[data-widget_type^="elementskit-video-gallery."]:has(.ekit-masonry)',
  ],
  when: 'visible',
  margin: '600px',
} satisfies WidgetManifest;
