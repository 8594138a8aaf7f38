import { flag, number, settingsSchema, siteOnly, text } from '../../core/settings/settings';

/** Settings of `order-attribution`; the page's `wc_order_attribution.params` gives most. Markup gives none. */
export const settings = settingsSchema({
  /** Whether visits may be tracked if no consent category is required. */
  allowTracking: siteOnly(flag(false)),
  /** The category that must be allowed in the page’s consent manager, e.g. `marketing`. */
  consentCategory: siteOnly(text('')),
  /**
   * How long the cookies last, in months of 30 days; 0: the default. Less than a minute: until the browser
   * closes.
   */
  lifetime: siteOnly(
    number(6, {
      min: 0,
      unit: 'months',
    }),
  ),
  /** How long a session lasts after its last page view; 0: the default. */
  session: siteOnly(number(30, { min: 0, unit: 'minutes' })),
  /** Writes the cookies in base64, for firewalls that block plain ones. */
  base64: siteOnly(flag(false)),
  /** The prefix of the hidden inputs’ names. */
  prefix: siteOnly(text('wc_order_attribution_')),
});
