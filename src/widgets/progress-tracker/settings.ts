import { choice, flag, type InferSettings, phrase, settingsSchema } from '../../core/settings/settings';
import { selectorText } from '../../page/scroll/selectorText';

/** Settings of `progress-tracker`, as Elementor prints them. */
export const settings = settingsSchema({
  /** `circular`: a ring, which needs a circle in an SVG; else a bar. */
  type: choice(['horizontal', 'circular'], 'horizontal'),
  /** Which way round a ring grows: `ltr` the other way. A bar follows the style sheet. */
  direction: choice(['ltr', 'rtl', ''], ''),
  /** Write the percentage into the tracker. */
  percentage: flag(false),
  /** What counts: the page, the post’s text, or what `selector` finds. */
  relative_to: choice(['entire_page', 'post_content', 'selector'], 'entire_page'),
  /** The CSS selector of a part of the page. Where it finds nothing the page counts. */
  selector: selectorText(''),
  /** The tracker’s name for screen readers. */
  label: phrase('Reading progress'),
});

/** The values of the settings. */
export type TrackerSettings = InferSettings<typeof settings>;
