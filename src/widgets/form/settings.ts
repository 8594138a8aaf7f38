import { choice, type InferSettings, number, phrase, settingsSchema, siteUrl } from '../../core/settings/settings';

/** Settings of `form`. */
export const settings = settingsSchema({
  /**
   * The address that the form is sent to; markup may only name WordPress’s own `/wp-admin/admin-ajax.php`. Default: the
   * page’s `ElementorProFrontendConfig.ajaxurl`.
   */
  ajaxUrl: siteUrl('', /^(\/wp)?\/wp-admin\/admin-ajax\.php$/),
  /** How long the site may take to answer. */
  timeout: number(60, { min: 1, max: 600, unit: 'seconds' }),
  /** Announced while the form is sent. */
  sendingText: phrase('Sending…'),
  /** Shown if there is no usable answer, or one without a text. */
  errorText: phrase('Your submission failed because of an error.'),
  /** Shown beside a file that is larger than its field allows, if the field gives no text for it. */
  fileSizeText: phrase('This file is too large.'),
  /** The button to the next step. */
  step_next_label: phrase('Next'),
  /** The button to the previous step. */
  step_previous_label: phrase('Previous'),
  /** How the row above the form shows each step. */
  step_type: choice(['none', 'text', 'icon', 'number', 'progress_bar', 'number_text', 'icon_text'], 'number_text'),
  /** The shape around the number or the icon of a step. */
  step_icon_shape: choice(['circle', 'square', 'rounded', 'none'], 'circle'),
  /** Announced when another step is shown. `%n%` and `%total%` are numbers. */
  stepText: phrase('Step %n% of %total%'),
});

/** The values of the settings. */
export type FormSettings = InferSettings<typeof settings>;
