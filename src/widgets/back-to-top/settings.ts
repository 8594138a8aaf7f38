import { choice, color, flag, number, phrase, settingsSchema } from '../../core/settings/settings';

const STYLES = ['icon_only', 'text_only', 'progress_indicator'] as const;

/** Settings of `back-to-top`; Elementor prints them on the same element. */
export const settings = settingsSchema({
  /** Where the button leads: this far below the top of the page. */
  offset_top: number(0, { min: 0, max: 1_000_000, unit: 'px' }),
  /** How far beyond `offset_top` the page must be scrolled for the button to show. */
  show_after: number(400, {
    min: 0,
    max: 1_000_000,
    unit: 'px',
  }),
  /** Show the button only once the page is scrolled; else it always shows. */
  show_scroll: flag(false),
  /** `progress_indicator` draws a ring that fills as the page is scrolled. */
  style: choice(STYLES, 'icon_only'),
  /** The colour of the ring’s filled part. Not given: `--storefront-ring` of the theme, else the colour of the text. */
  foreground: color(''),
  /** The colour of the ring. Not given: `--storefront-ring-track` of the theme, else `#eee`. */
  background: color(''),
  /** The name of a button that has no text. */
  label: phrase('Back to top'),
});
