import { number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';

/** Settings of `jet-image-accordion`. */
export const settings = settingsSchema({
  /** The part of the whole that the open picture takes. */
  activeSize: number(50, { min: 1, max: 99, unit: 'percent' }),
  /** How long a picture grows. */
  duration: number(500, { min: 0, max: 100_000, unit: 'milliseconds' }),
  /** The index of the picture that is open while nothing else is; -1: none. */
  activeItem: number(-1, { min: -1, whole: true }),
});

/** The settings that JetTabs prints inside the element. */
export const readImageAccordion = (host: HTMLElement): RawSettings => settingsInside(host, '.jet-image-accordion');
