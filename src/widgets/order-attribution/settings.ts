import { flag, number, settingsSchema, text } from '../../core/settings';

/** Settings of `order-attribution`; the page's `wc_order_attribution.params` gives most. */
export const settings = settingsSchema({
  allowTracking: flag(false, 'Whether visits may be tracked where no consent category is asked for.'),
  consentCategory: text('', 'The category of the page’s consent manager that must be allowed, e.g. `marketing`.'),
  lifetime: number(
    6,
    'How long the cookies last, counted as 30 days each; 0: the default. Below a minute in all: until the browser closes.',
    {
      min: 0,
      unit: 'months',
    },
  ),
  session: number(30, 'How long a session lasts after its last page; 0: the default.', { min: 0, unit: 'minutes' }),
  base64: flag(false, 'Write the cookies in base64, for firewalls that do not let plain ones pass.'),
  prefix: text('wc_order_attribution_', 'What the names of the hidden inputs start with.'),
});
