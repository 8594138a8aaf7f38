import { flag, number, phrase, settingsSchema, siteOnly, siteUrl, text } from '../../core/settings/settings';

/** Settings of `layout-switcher`. */
export const settings = settingsSchema({
  /** Shows the buttons. Off: they are hidden, and the list stays as it is. */
  switcher_enable: flag(true),
  /** The layout id of the first button. */
  main_layout: text('', { max: 40 }),
  /** The layout id of the second button. */
  secondary_layout: text('', { max: 40 }),
  /** The address that renders layouts. By default `jetWooBuilderData.ajax_url`. */
  url: siteOnly(siteUrl('')),
  /** How long the server may take to answer. */
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  /** The name of a cookie that remembers the choice. By default the server remembers it. */
  cookie: siteOnly(text('')),
  /** How long the cookie is kept. */
  cookieDays: siteOnly(number(365, { min: 1, unit: 'days' })),
  /** Announced when another layout is shown. */
  shownText: phrase('%label%: the list is shown so now.'),
});
