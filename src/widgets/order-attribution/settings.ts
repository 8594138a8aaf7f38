import { flag, number, settingsSchema, text } from '../../core/settings';

/** Settings of `order-attribution`; the page's `wc_order_attribution.params` gives most. */
export const settings = settingsSchema({
  allowTracking: flag(false),
  consentCategory: text(''),
  lifetime: number(6, {
    min: 0,
    unit: 'months',
  }),
  session: number(30, { min: 0, unit: 'minutes' }),
  base64: flag(false),
  prefix: text('wc_order_attribution_'),
});
