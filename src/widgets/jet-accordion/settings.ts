import { flag, isRecord, number, parseJson, type Setting, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

const pixels = number(0, { min: 0, max: 10_000, unit: 'pixels' });

/** A length as Elementor prints it, `{ size: 20 }`, or a number. */
const length: Setting<number> = { ...pixels, read: (raw) => pixels.read(isRecord(raw) ? raw.size : raw) };

/** Settings of `jet-accordion`. */
export const settings = settingsSchema({
  /** Opening one closes the others. */
  collapsible: flag(false),
  /** Scrolls what has opened to the top of the window. */
  switchScrolling: flag(false),
  /** The room that is left above it. */
  switchScrollingOffset: length,
});

/** The settings that JetTabs prints inside the element. */
export function readJetAccordion(host: HTMLElement): RawSettings {
  const printed = parseJson(host.querySelector('.jet-accordion')?.getAttribute('data-settings') ?? '');
  return isRecord(printed) ? printed : {};
}
