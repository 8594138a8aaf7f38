import { type CarouselOptions, PLAIN } from '../../ui/carousels/rules';
import type { JetCarouselSettings } from './settings';

/** Translates the settings for a device into the options of a carousel. */
export function optionsOf(
  settings: JetCarouselSettings,
  { columns, group, isDesktop }: { columns: number; group: number; isDesktop: boolean },
): CarouselOptions {
  const { variableWidth } = settings;
  const natural = variableWidth && isDesktop;
  const perView = variableWidth ? 1 : columns;
  return {
    ...PLAIN,
    columns: perView,
    perView,
    group: variableWidth ? 1 : Math.min(group, columns),
    loop: settings.infinite,
    effect: settings.fade && !variableWidth ? 'fade' : 'slide',
    centered: variableWidth ? isDesktop : settings.centerMode,
    natural,
    speed: settings.speed,
    autoplay: settings.autoplay,
    delay: settings.autoplaySpeed,
    pausesOnHover: settings.pauseOnHover,
    // As in slick, which goes on after the visitor's action.
    stopsOnInteraction: false,
    arrows: settings.arrows,
    pagination: settings.dots ? 'bullets' : 'none',
  };
}

/** How wide the parts of the next slides are on each side, in pixels. */
export const sideOf = (settings: JetCarouselSettings, { centered, effect }: CarouselOptions): number =>
  centered && effect !== 'fade' ? settings.centerPadding : 0;
