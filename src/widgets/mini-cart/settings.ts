import { number, settingsSchema } from '../../core/settings';

/** Settings of `mini-cart`. */
export const settings = settingsSchema({
  timeout: number(30, 'How long the shop may take to answer.', { min: 1, max: 120, unit: 'seconds' }),
});
