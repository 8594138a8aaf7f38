import { choice, flag, type InferSettings, phrase, settingsSchema } from '../../core/settings';
import { selectorText } from '../../page/selectorText';

/** Settings of `progress-tracker`, as the page builder prints them. */
export const settings = settingsSchema({
  type: choice(['horizontal', 'circular'], 'horizontal'),
  direction: choice(['ltr', 'rtl', ''], ''),
  percentage: flag(false),
  relative_to: choice(['entire_page', 'post_content', 'selector'], 'entire_page'),
  selector: selectorText(''),
  label: phrase('Reading progress'),
});

/** The values of the settings. */
export type TrackerSettings = InferSettings<typeof settings>;
