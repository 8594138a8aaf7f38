import { choice, flag, type InferSettings, phrase, settingsSchema } from '../../core/settings/settings';
import { selectorText } from '../../page/scroll/selectorText';

/** Settings of `progress-tracker`, as Elementor prints them. */
export const settings = settingsSchema({
  /** A bar, or with `circular` a ring, which needs a circle in an SVG. */
  type: choice(['horizontal', 'circular'], 'horizontal'),
  /** The direction of a ring; with `ltr` it grows the other way round. A bar follows the style sheet. */
  direction: choice(['ltr', 'rtl', ''], ''),
  /** Writes the percentage into the tracker, where its markup has a place for it. */
  percentage: flag(false),
  /** Tracks the page, the content of the post, or the element that `selector` finds. */
  relative_to: choice(['entire_page', 'post_content', 'selector'], 'entire_page'),
  /** The CSS selector of a part of the page. If it finds nothing, the page is tracked. */
  selector: selectorText(''),
  /** The tracker’s name for screen readers. */
  label: phrase('Reading progress'),
});

/** The values of the settings. */
export type TrackerSettings = InferSettings<typeof settings>;
