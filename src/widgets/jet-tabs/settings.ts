import { choice, flag, number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';
import { perDevice } from '../../elementor/devices';

const length = number(0, { min: 0, max: 10_000, unit: 'pixels' });

/** Settings of `jet-tabs`. */
export const settings = settingsSchema({
  /** `hover`: tabs open under the mouse, too. */
  event: choice(['click', 'hover'], 'click'),
  /** The index of the tab that is open at the start; -1: none. A switcher’s markup decides. */
  activeIndex: number(0, { min: -1, whole: true }),
  /**
   * Opens one tab after the other. It pauses while the mouse or the focus is on the tabs, and is off for visitors who
   * want less motion.
   */
  autoSwitch: flag(false),
  /** With `autoSwitch`: how long a tab stays open. */
  autoSwitchDelay: number(3000, { min: 500, unit: 'milliseconds' }),
  /** Scrolls an opened tab's content to the top of the window. */
  switchScrolling: flag(false),
  /** With `switchScrolling`: the room that is left above the content. */
  switchScrollingOffset: length,
  /** Where the titles of tabs stand. */
  tabs_position: perDevice(choice(['', 'top', 'bottom', 'left', 'right'], '')),
});

/** The settings that JetTabs prints inside the element. */
export const readJetTabs = (host: HTMLElement): RawSettings => settingsInside(host, '.jet-tabs, .jet-switcher');
