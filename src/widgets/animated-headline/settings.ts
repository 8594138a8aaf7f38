import { choice, flag, type InferSettings, number, phrase, settingsSchema, text } from '../../core/settings/settings';
import { ANIMATIONS, MARKERS } from './rules';

/** Settings of `animated-headline`, as Elementor prints them. */
export const settings = settingsSchema({
  /** `rotate`: words take turns; `highlight`: one word is marked. */
  headline_style: choice(['highlight', 'rotate'], 'highlight'),
  /** How words change. `typing`, `swirl`, `blinds` and `wave` work letter by letter; `clip` narrows the word. */
  animation_type: choice(ANIMATIONS, 'typing'),
  /** The words, one per line. Not given: those of the markup. */
  rotating_text: text('', { max: 5000 }),
  /** How long a word stays, including the change to the next. */
  rotate_iteration_delay: number(2500, { min: 100, max: 1_000_000_000, unit: 'milliseconds' }),
  /** The shape of the mark. */
  marker: choice(MARKERS, 'circle'),
  /** How long drawing the mark takes. */
  highlight_animation_duration: number(1200, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  /** With `loop`: the time until the mark is drawn again. */
  highlight_iteration_delay: number(8000, { min: 100, max: 1_000_000_000, unit: 'milliseconds' }),
  /** Starts over after the last word, or draws the mark again. */
  loop: flag(false),
  /** The label of the pause button. */
  pauseText: phrase('Pause the headline'),
  /** The label of the play button, which shows while the headline is paused. */
  playText: phrase('Play the headline'),
});

/** The values of the settings. */
export type HeadlineSettings = InferSettings<typeof settings>;
