import { number, settingsSchema } from '../../core/settings/settings';

/** Settings of `quick-view`. */
export const settings = settingsSchema({
  /** The delay before the widgets of a popup start, after its content has arrived. */
  delay: number(500, {
    min: 0,
    max: 60_000,
    unit: 'milliseconds',
  }),
});
