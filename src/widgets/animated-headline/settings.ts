import { choice, flag, type InferSettings, number, phrase, settingsSchema, text } from '../../core/settings/settings';
import { ANIMATIONS, MARKERS } from './rules';

/** Settings of `animated-headline`, as Elementor prints them. */
export const settings = settingsSchema({
  /** `rotate`: words take turns; `highlight`: a word is marked. */
  headline_style: choice(['highlight', 'rotate'], 'highlight'),
  /** How words change. `typing`, `swirl`, `blinds` and `wave` go letter by letter; `clip` narrows the word. */
  animation_type: choice(ANIMATIONS, 'typing'),
  /** The words, one a line. Not given: those of the markup. */
  rotating_text: text('', { max: 5000 }),
  /** How long a word stays. What happens between two words is a part of it. */
  rotate_iteration_delay: number(2500, { min: 100, max: 1_000_000_000, unit: 'milliseconds' }),
  /** The mark. */
  marker: choice(MARKERS, 'circle'),
  /** How long the mark is drawn. */
  highlight_animation_duration: number(1200, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  /** With `loop`: how long until it is drawn again. */
  highlight_iteration_delay: number(8000, { min: 100, max: 1_000_000_000, unit: 'milliseconds' }),
  /** Begin again after the last word, or draw the mark again. */
  loop: flag(false),
  /** The name of the button that stops it. */
  pauseText: phrase('Pause the headline'),
  /** Its name while the headline stands still. */
  playText: phrase('Play the headline'),
});

/** The values of the settings. */
export type HeadlineSettings = InferSettings<typeof settings>;
