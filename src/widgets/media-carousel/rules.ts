import { sharedOptions } from '../../ui/carousels/elementor';
import { type CarouselOptions, isStacked, PLAIN } from '../../ui/carousels/rules';
import type { MediaSettings } from './settings';

/** The settings of the current device; `space` in pixels, `thumbs` is the number of thumbnails in view. */
export interface Figures {
  columns: number;
  group: number;
  space: number;
  thumbs: number;
}

/** Translates the settings into the options of a carousel with `count` slides. */
export function optionsOf(settings: MediaSettings, figures: Figures, count: number): CarouselOptions {
  const { skin, pagination } = settings;
  const isSlideshow = skin === 'slideshow';
  const effect = skin === 'coverflow' ? 'coverflow' : settings.effect || 'slide';
  const isOneByOne = isSlideshow || isStacked(effect);
  // With fewer slides than columns, the slides still fill the row.
  const columns = isOneByOne ? 1 : Math.max(1, Math.min(figures.columns, count));
  return {
    ...sharedOptions(settings),
    columns,
    perView: columns,
    group: columns === 1 ? 1 : figures.group,
    space: isStacked(effect) ? 0 : figures.space,
    loop: settings.loop,
    natural: settings.variable_width && !isOneByOne,
    effect,
    centered: settings.centered_slides && !isSlideshow,
    // A press on a slide moves there, as in Elementor; in a slideshow the thumbnails do that.
    pressMoves: !isSlideshow,
    arrows: settings.show_arrows,
    pagination: isSlideshow ? 'none' : pagination || 'none',
  };
}

/** The options of a slideshow's row of `count` thumbnails. */
export const thumbOptions = (settings: MediaSettings, { thumbs, space }: Figures, count: number): CarouselOptions => ({
  ...PLAIN,
  columns: Math.max(1, Math.min(thumbs, count)),
  perView: Math.max(1, Math.min(thumbs, count)),
  space,
  centered: settings.centered_slides,
  loop: settings.loop,
  speed: settings.speed,
  autoplay: false,
});
