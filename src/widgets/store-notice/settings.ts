import { number, settingsSchema } from '../../core/settings';

/** Settings of `store-notice`. */
export const settings = settingsSchema({
  days: number(0, 'How long a dismissed notice stays away; 0: until the browser closes.', { min: 0, unit: 'days' }),
});
