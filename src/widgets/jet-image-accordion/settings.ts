import { number, settingsSchema } from '../../core/settings/settings';
import { NUMBERS } from './rules';

const { activeSize, duration, activeItem } = NUMBERS;

/** Settings of `jet-image-accordion`. */
export const settings = settingsSchema({
  /** The part of the whole that the open picture takes. */
  activeSize: number(activeSize.fallback, { ...activeSize, unit: 'percent' }),
  /** How long a picture grows. */
  duration: number(duration.fallback, { ...duration, unit: 'milliseconds' }),
  /** The index of the picture that is open while nothing else is; -1: none. */
  activeItem: number(activeItem.fallback, { ...activeItem, whole: true }),
});
