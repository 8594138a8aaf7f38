import { flag, number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';

/** Settings of `jet-accordion`. */
export const settings = settingsSchema({
  /** Opening a part closes the others. */
  collapsible: flag(false),
  /** Scrolls an opened part to the top of the window. */
  switchScrolling: flag(false),
  /** With `switchScrolling`: the room that is left above the part. */
  switchScrollingOffset: number(0, { min: 0, max: 10_000, unit: 'pixels' }),
});

/** The settings that JetTabs prints inside the element. */
export const readJetAccordion = (host: HTMLElement): RawSettings => settingsInside(host, '.jet-accordion');
