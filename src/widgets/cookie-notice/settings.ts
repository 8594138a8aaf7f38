import { number, phrase, type Setting, settingsSchema } from '../../core/settings/settings';

const days: Setting<number | null> = {
  ...number(0, {
    min: 0,
    max: 3650,
    unit: 'days',
  }),
  fallback: null,
};

/** Settings of `cookie-notice`. */
export const settings = settingsSchema({
  /** How long an accepted notice stays away; 0: until the browser closes. Not given: as the page says. */
  days,
  /** The name of the notice where it has none. */
  label: phrase('Cookie notice'),
  /** The name of the close button where it has no text of its own. */
  closeLabel: phrase('Close'),
});
