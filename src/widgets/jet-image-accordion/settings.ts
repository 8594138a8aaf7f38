import { isRecord, number, parseJson, type Setting, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

const percent = number(50, { min: 1, max: 99, unit: 'percent' });

/** A part as Elementor prints it, `{ size: 50 }`, or a number. */
const part: Setting<number> = { ...percent, read: (raw) => percent.read(isRecord(raw) ? raw.size : raw) };

/** Settings of `jet-image-accordion`. */
export const settings = settingsSchema({
  /** The part of the whole that the open picture takes. */
  activeSize: part,
  /** How long a picture grows. */
  duration: number(500, { min: 0, max: 100_000, unit: 'milliseconds' }),
  /** The index of the picture that is open while nothing else is; -1: none. */
  activeItem: number(-1, { min: -1, whole: true }),
});

/** The settings that JetTabs prints inside the element. */
export function readImageAccordion(host: HTMLElement): RawSettings {
  const printed = parseJson(host.querySelector('.jet-image-accordion')?.getAttribute('data-settings') ?? '');
  return isRecord(printed) ? printed : {};
}

/** How much more an open picture grows than each of the others, so that it takes `size` percent of all. */
export const growthOf = (size: number, count: number): number =>
  count > 1 ? Math.round((1000 * size * (count - 1)) / (100 - size)) / 1000 : 1;
