import { choice, number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';

/** Settings of `jet-dropbar`. */
export const settings = settingsSchema({
  /** What opens the box: the mouse over the button, or a press. A finger and the keyboard always press. */
  mode: choice(['hover', 'click'], 'hover'),
  /** How long the box stays after the mouse has left it. */
  hide_delay: number(500, { min: 0, max: 60_000, unit: 'milliseconds' }),
});

/** The settings that JetElements prints inside the element. */
export const readDropbar = (host: HTMLElement): RawSettings => settingsInside(host, '.jet-dropbar');
