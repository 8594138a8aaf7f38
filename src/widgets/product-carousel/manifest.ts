import type { ReplayRule, WidgetManifest } from '../../core/types';
import { MOBILE, TABLET } from '../../elementor/base/breakpoints';

/** A click on an arrow is held until the widget runs. */
export const hold = { type: 'click', selector: '.jet-arrow' } satisfies ReplayRule;

/** Elementor's types of lists with such carousels; `product-list` does the rest. */
export const covers = ['jet-woo-products', 'jet-woo-categories'];

// Children only, because a card in a slide may contain another slider.
const ROW = ':where(.jet-woo-carousel>.swiper-wrapper)';
const SLIDE = ':where(.jet-woo-carousel>*>.swiper-slide)';

/** Makes the slides a scrollable row from the first paint on, with the default columns. */
const critical = (): string =>
  `${ROW}{display:flex;gap:10px;overflow:auto;scrollbar-width:none}${SLIDE}{flex:0 0 calc(25% - 7.5px);min-width:0}` +
  `@media(max-width:${TABLET}px){${SLIDE}{flex-basis:calc(50% - 5px)}}@media(max-width:${MOBILE}px){${SLIDE}{flex-basis:100%}}`;

/** JetWooBuilder's carousels of products and categories. */
export const elementor = {
  adopts: ['.jet-woo-carousel'],
  when: 'visible',
  critical,
} satisfies WidgetManifest;
