import type { InferSettings } from '../../core/settings';
import { choice, number, phrase, settingsSchema, siteUrl } from '../../core/settings';

/** Settings of `form`. */
export const settings = settingsSchema({
  ajaxUrl: siteUrl('', /^(\/wp)?\/wp-admin\/admin-ajax\.php$/),
  timeout: number(60, { min: 1, max: 600, unit: 'seconds' }),
  sendingText: phrase('Sending…'),
  errorText: phrase('Your submission failed because of an error.'),
  fileSizeText: phrase('This file is too large.'),
  step_next_label: phrase('Next'),
  step_previous_label: phrase('Previous'),
  step_type: choice(['none', 'text', 'icon', 'number', 'progress_bar', 'number_text', 'icon_text'], 'number_text'),
  stepText: phrase('Step %n% of %total%'),
});

/** Their values. */
export type FormSettings = InferSettings<typeof settings>;
