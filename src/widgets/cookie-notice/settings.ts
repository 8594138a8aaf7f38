import { number, phrase, type Setting, settingsSchema } from '../../core/settings';

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
  days,
  label: phrase('Cookie notice'),
  closeLabel: phrase('Close'),
});
