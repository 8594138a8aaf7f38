import { flag, number, settingsSchema, siteOnly, text } from '../../core/settings/settings';

/** Settings of `order-attribution`; the page's `wc_order_attribution.params` gives most. Markup gives none. */
export const settings = settingsSchema({
  /** Whether visits may be tracked where no consent category is asked for. */
  allowTracking: siteOnly(flag(false)),
  /** The category of the page’s consent manager that must be allowed, e.g. `marketing`. */
  consentCategory: siteOnly(text('')),
  /**
   * How long the cookies last, counted as 30 days each; 0: the default. Below a minute in all: until the browser
   * closes.
   */
  lifetime: siteOnly(
    number(6, {
      min: 0,
      unit: 'months',
    }),
  ),
  /** How long a session lasts after its last page; 0: the default. */
  session: siteOnly(number(30, { min: 0, unit: 'minutes' })),
  /** Write the cookies in base64, for firewalls that do not let plain ones pass. */
  base64: siteOnly(flag(false)),
  /** What the names of the hidden inputs start with. */
  prefix: siteOnly(text('wc_order_attribution_')),
});
