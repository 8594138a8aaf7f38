import { choice, color, flag, number, phrase, settingsSchema } from '../../core/settings';

const STYLES = ['icon_only', 'text_only', 'progress_indicator'] as const;

/** Settings of `back-to-top`; the page builder prints them on the same element. */
export const settings = settingsSchema({
  offset_top: number(0, { min: 0, max: 1_000_000, unit: 'px' }),
  show_after: number(400, {
    min: 0,
    max: 1_000_000,
    unit: 'px',
  }),
  show_scroll: flag(false),
  style: choice(STYLES, 'icon_only'),
  foreground: color(''),
  background: color(''),
  label: phrase('Back to top'),
});
