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
  /** How long an accepted notice stays hidden; 0: until the browser closes. Default: as configured in the page. */
  days,
  /** The name for screen readers, if the notice has none. */
  label: phrase('Cookie notice'),
  /** The name of a close button without text. */
  closeLabel: phrase('Close'),
});
