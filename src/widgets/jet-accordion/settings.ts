import { flag, number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { settingsInside, sized } from '../../elementor/addOns';

/** Settings of `jet-accordion`. */
export const settings = settingsSchema({
  /** Opening one closes the others. */
  collapsible: flag(false),
  /** Scrolls what has opened to the top of the window. */
  switchScrolling: flag(false),
  /** The room that is left above it. */
  switchScrollingOffset: sized(number(0, { min: 0, max: 10_000, unit: 'pixels' })),
});

/** The settings that JetTabs prints inside the element. */
export const readJetAccordion = (host: HTMLElement): RawSettings => settingsInside(host, '.jet-accordion');
