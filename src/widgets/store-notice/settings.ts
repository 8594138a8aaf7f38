import { number, settingsSchema } from '../../core/settings/settings';

/** Settings of `store-notice`. */
export const settings = settingsSchema({
  /** How long a dismissed notice stays hidden; 0: until the browser closes. */
  days: number(0, { min: 0, max: 3650, unit: 'days' }),
});
