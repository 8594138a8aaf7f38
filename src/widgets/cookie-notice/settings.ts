import { number, type Setting, settingsSchema, text } from '../../core/settings';

const days: Setting<number | null> = {
  ...number(0, 'How long an accepted notice stays away; 0: until the browser closes. Not given: as the page says.', {
    min: 0,
    unit: 'days',
  }),
  fallback: null,
};

/** Settings of `cookie-notice`. */
export const settings = settingsSchema({
  days,
  label: text('Cookie notice', 'The name of the notice where it has none.'),
  closeLabel: text('Close', 'The name of the close button where it has no text of its own.'),
});
