import type { OtherDevice, PerDevice } from '../../elementor/devices';
import type { CarouselOptions } from '../../ui/carousels/rules';
import type { CarouselSettings } from './settings';

/** The values for a device; `space` in pixels. */
export interface Figures {
  columns: number;
  overflow: number;
  space: number;
  group: number;
}

/** A device's own value, else the desktop's. Only columns fall back to the next larger device. */
export const ownValue = <T>(values: PerDevice<T>, device: string): T => values[device as OtherDevice] ?? values.desktop;

/** Converts the settings to the options of a carousel. */
export const optionsOf = (
  settings: CarouselSettings,
  { columns, overflow, space, group }: Figures,
): CarouselOptions => ({
  columns,
  perView: columns + (settings.slides_overflow_enabled ? overflow : 0),
  group,
  space,
  loop: settings.loop,
  effect: settings.effect,
  vertical: settings.direction === 'vertical',
  centered: settings.centeredSlides,
  natural: false,
  free: settings.freeMode,
  mouse: settings.simulateTouch,
  speed: settings.speed,
  autoplay: settings.autoplay,
  delay: settings.autoplayDelay,
  pausesOnHover: true,
  stopsOnInteraction: settings.disableOnInteraction,
  arrows: settings.navigationEnable,
  pagination: settings.paginationEnable ? 'bullets' : 'none',
  dynamicBullets: settings.dynamicBullets,
});
