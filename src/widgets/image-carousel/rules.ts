import { sharedOptions } from '../../ui/carousels/elementor';
import type { CarouselOptions } from '../../ui/carousels/rules';
import type { ImageSettings } from './settings';

/** The settings of the current device; `space` in pixels. */
export interface Figures {
  columns: number;
  group: number;
  space: number;
}

/** Translates the settings into the options of a carousel. */
export function optionsOf(settings: ImageSettings, { columns, group, space }: Figures): CarouselOptions {
  const { navigation, pagination } = settings;
  const hasArrows = navigation === 'both' || navigation === 'arrows';
  const hasDots = navigation === 'both' || navigation === 'dots';
  return {
    ...sharedOptions(settings),
    columns,
    perView: columns,
    group: columns === 1 ? 1 : group,
    space,
    loop: settings.infinite,
    natural: settings.variable_width,
    effect: settings.effect,
    arrows: hasArrows && settings.arrows,
    pagination: hasDots ? pagination || 'none' : 'none',
  };
}
