import { choice, flag, number, settingsSchema, text } from '../../core/settings';

const STYLES = ['icon_only', 'text_only', 'progress_indicator'] as const;

/** Settings of `back-to-top`; the page builder prints them on the same element. */
export const settings = settingsSchema({
  offset_top: number(0, 'Where the button leads: this far below the top of the page.', { min: 0, unit: 'px' }),
  show_after: number(400, 'How far beyond `offset_top` the page must be scrolled for the button to show.', {
    min: 0,
    unit: 'px',
  }),
  show_scroll: flag(false, 'Show the button only once the page is scrolled; else it always shows.'),
  style: choice(STYLES, 'icon_only', '`progress_indicator` draws a ring that fills as the page is scrolled.'),
  foreground: text('', 'The colour of the ring’s filled part. Not given: the colour of the text.'),
  background: text('#eee', 'The colour of the ring.'),
  label: text('Back to top', 'The name of a button that has no text.'),
});
