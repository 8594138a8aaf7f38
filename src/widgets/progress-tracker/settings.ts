import { choice, flag, type InferSettings, phrase, settingsSchema, text } from '../../core/settings';

/** Settings of `progress-tracker`, as the page builder prints them. */
export const settings = settingsSchema({
  type: choice(['horizontal', 'circular'], 'horizontal'),
  percentage: flag(false),
  relative_to: choice(['entire_page', 'post_content', 'selector'], 'entire_page'),
  selector: text(''),
  label: phrase('Reading progress'),
});

/** The values of the settings. */
export type TrackerSettings = InferSettings<typeof settings>;
