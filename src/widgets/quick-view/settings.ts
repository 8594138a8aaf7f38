import { number, settingsSchema } from '../../core/settings/settings';

/** Settings of `quick-view`. */
export const settings = settingsSchema({
  /** When a popup’s product is set up after its content has arrived. */
  delay: number(500, {
    min: 0,
    max: 60_000,
    unit: 'milliseconds',
  }),
});
