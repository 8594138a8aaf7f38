import { number, settingsSchema } from '../../core/settings';

/** Settings of `store-notice`. */
export const settings = settingsSchema({
  days: number(0, { min: 0, max: 3650, unit: 'days' }),
});
