import { flag, number, settingsSchema, siteOnly, text } from '../../core/settings';

/** Settings of `order-attribution`; the page's `wc_order_attribution.params` gives most. Markup gives none. */
export const settings = settingsSchema({
  allowTracking: siteOnly(flag(false)),
  consentCategory: siteOnly(text('')),
  lifetime: siteOnly(
    number(6, {
      min: 0,
      unit: 'months',
    }),
  ),
  session: siteOnly(number(30, { min: 0, unit: 'minutes' })),
  base64: siteOnly(flag(false)),
  prefix: siteOnly(text('wc_order_attribution_')),
});
