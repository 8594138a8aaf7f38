import { choice, color, flag, number, phrase, settingsSchema } from '../../core/settings/settings';

const STYLES = ['icon_only', 'text_only', 'progress_indicator'] as const;

/** Settings of `back-to-top`; ElementsKit prints them on the host. */
export const settings = settingsSchema({
  /** How far below the top of the page the button leads. */
  offset_top: number(0, { min: 0, max: 1_000_000, unit: 'px' }),
  /** How far beyond `offset_top` the page must be scrolled to show the button. */
  show_after: number(400, {
    min: 0,
    max: 1_000_000,
    unit: 'px',
  }),
  /** Shows the button only while the page is scrolled; otherwise it always shows. */
  show_scroll: flag(false),
  /** `progress_indicator` draws a ring that fills as the page is scrolled. */
  style: choice(STYLES, 'icon_only'),
  /** The colour of the ring’s filled part. Default: the theme’s `--storefront-ring`, else the text colour. */
  foreground: color(''),
  /** The colour of the ring. Default: the theme’s `--storefront-ring-track`, else `#eee`. */
  background: color(''),
  /** The name of a button without text. */
  label: phrase('Back to top'),
});
