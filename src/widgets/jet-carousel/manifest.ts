import type { ReplayRule, WidgetManifest } from '../../core/types';
import { applyCritical, criticalHost, criticalNumbers } from '../../elementor/critical';

/** A click on an arrow is repeated once the carousel runs. */
export const hold = { type: 'click', selector: '.jet-arrow' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['jet-carousel', 'jet-testimonials', 'jet-posts'];

const HOST = /* @__PURE__ */ criticalHost('jet-carousel');

/** Before it starts, a slider is a row; JetElements hides it until its script has run. */
const critical = (): string => {
  const slider = ':is(.elementor-slick-slider,.jet-carousel>.jet-posts):not(.slick-initialized)';
  return (
    criticalNumbers(HOST, '--carousel-columns', { keys: ['slides_to_show', 'columns'], most: 8, initial: 2 }) +
    // `inherit`, so that it stays hidden where the element around it is.
    `${HOST}${HOST}${HOST} ${slider}{display:flex;flex-wrap:nowrap;align-items:flex-start;overflow:hidden;scrollbar-width:none;visibility:inherit}` +
    // Only where it cannot start, because a browser counts the end of scrolling as a shift of the whole row.
    `${HOST}${HOST}${HOST}[data-widget-state=failed] ${slider}{overflow:auto}` +
    `${HOST} ${slider}>:not(.jet-arrow){flex:0 0 calc(100%/var(--carousel-columns));min-width:0;max-width:none}`
  );
};

/** JetElements' carousels in slick's markup: advanced carousel, testimonials, posts. */
export const elementor = {
  adopts: [
    '[data-widget_type^="jet-carousel."]',
    '[data-widget_type^="jet-testimonials."]',
    '[data-widget_type^="jet-posts."]:has(.jet-carousel)',
  ],
  when: 'visible',
  prepare: (host, changes) => applyCritical(host, changes, 'jet-carousel'),
  critical,
} satisfies WidgetManifest;
