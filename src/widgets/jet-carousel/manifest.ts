import type { Manifest, ReplayRule } from '../../core/types';

/** A click on an arrow is repeated once the carousel runs. */
export const hold = { type: 'click', selector: '.jet-arrow' } satisfies ReplayRule;

export const handlers = ['jet-carousel', 'jet-testimonials', 'jet-posts'];

const HOST = '[data-widget~=jet-carousel]';

/** Before it starts, a slider is a row; JetElements hides it until its script has run. */
const critical = (): string => {
  const slider = ':is(.elementor-slick-slider,.jet-carousel>.jet-posts):not(.slick-initialized)';
  const columns = (device: string): string =>
    Array.from({ length: 8 }, (_, at) => at + 1)
      .map(
        (count) =>
          `:where(${HOST}:is([data-settings*='"slides_to_show${device}":"${count}"'],[data-settings*='"columns${device}":${count}'])){--carousel-columns:${count}}`,
      )
      .join('');
  return (
    `:where(${HOST}){--carousel-columns:2}${columns('')}` +
    `@media(max-width:1024px){${columns('_tablet')}}@media(max-width:767px){${columns('_mobile')}}` +
    // `inherit`, so that it stays hidden where the element around it is.
    `${HOST}${HOST}${HOST} ${slider}{display:flex;flex-wrap:nowrap;align-items:flex-start;overflow:hidden;scrollbar-width:none;visibility:inherit}` +
    // Only where it cannot start, because a browser counts the end of scrolling as a shift of the whole row.
    `${HOST}${HOST}${HOST}[data-widget-state=failed] ${slider}{overflow:auto}` +
    `${HOST} ${slider}>:not(.jet-arrow){flex:0 0 calc(100%/var(--carousel-columns));min-width:0;max-width:none}`
  );
};

/** JetElements' carousels in slick's markup: advanced carousel, testimonials, posts. */
export const elementor = {
  name: 'jet-carousel',
  adopts: [
    '[data-widget_type^="jet-carousel."]',
    '[data-widget_type^="jet-testimonials."]',
    '[data-widget_type^="jet-posts."]:has(.jet-carousel)',
  ],
  when: 'visible',
  replay: [hold],
  critical,
} satisfies Manifest;
