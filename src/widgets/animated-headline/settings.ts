import { choice, flag, type InferSettings, number, phrase, settingsSchema, text } from '../../core/settings';
import { MARKERS } from './markers';
import { ANIMATIONS } from './rotation';

/** Settings of `animated-headline`, as the page builder prints them. */
export const settings = settingsSchema({
  headline_style: choice(['highlight', 'rotate'], 'highlight'),
  animation_type: choice(ANIMATIONS, 'typing'),
  rotating_text: text('', { max: 5000 }),
  rotate_iteration_delay: number(2500, { min: 100, max: 1_000_000_000, unit: 'milliseconds' }),
  marker: choice(MARKERS, 'circle'),
  highlight_animation_duration: number(1200, { min: 0, max: 1_000_000_000, unit: 'milliseconds' }),
  highlight_iteration_delay: number(8000, { min: 100, max: 1_000_000_000, unit: 'milliseconds' }),
  loop: flag(false),
  pauseText: phrase('Pause the headline'),
  playText: phrase('Play the headline'),
});

/** The values of the settings. */
export type HeadlineSettings = InferSettings<typeof settings>;
