import { number, settingsSchema } from '../../core/settings';

/** Settings of `quick-view`. */
export const settings = settingsSchema({
  delay: number(500, 'When a popup’s product is set up after its content has arrived.', {
    min: 0,
    unit: 'milliseconds',
  }),
});
