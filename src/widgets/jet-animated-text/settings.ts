import { choice, type InferSettings, number, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';
import { EFFECTS } from './effects';

/** Settings of `jet-animated-text`. */
export const settings = settingsSchema({
  /** How words come and go, by JetElements' names; `fx12` types them. */
  effect: choice(EFFECTS, 'fx1'),
  /** How long a word stays. */
  delay: number(3000, { min: 100, max: 1_000_000_000, unit: 'milliseconds' }),
  /** The label of the button that stops the words. */
  pauseText: phrase('Pause'),
  /** The label of the button that starts them again. */
  playText: phrase('Play'),
});

/** The values of the settings. */
export type AnimatedTextSettings = InferSettings<typeof settings>;

/** The settings that JetElements prints inside the element. */
export const readAnimatedText = (host: HTMLElement): RawSettings => settingsInside(host, '.jet-animated-text');
