import { choice, flag, number, settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { printed, switchedOff } from '../../ui/carousels/elementor';
import { elementorTexts, printedTexts } from '../../ui/carousels/phrases';

const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** Settings of `slides`. */
export const settings = settingsSchema({
  /** Starts again with the first slide after the last one. */
  infinite: flag(true),
  /** The transition between slides. */
  transition: choice(['slide', 'fade'], 'slide'),
  /** The duration of the transition. */
  transition_speed: number(500, ms),
  /** Moves to the next slide automatically. */
  autoplay: flag(true),
  /** How long autoplay shows each slide. */
  autoplay_speed: number(5000, ms),
  /** Pauses autoplay while the pointer is over the slides. */
  pause_on_hover: flag(true),
  /** Ends autoplay for good once the visitor has moved the slides. */
  pause_on_interaction: flag(true),
  /** Shows arrows, dots, both or none. */
  navigation: choice(['both', 'arrows', 'dots', 'none'], 'both'),
  /** The entrance animation of a slide’s text, as a class name. Read from `data-animation`. */
  animation: text('', { max: 100 }),
  ...elementorTexts,
});

const SWITCHES = ['infinite', 'autoplay', 'pause_on_hover', 'pause_on_interaction'];

/** Settings that Elementor does not print as such, read from its markup. */
export function readSlides(host: HTMLElement): RawSettings {
  const animated = host.closest('[data-animation]') ?? host.querySelector('[data-animation]');
  return {
    ...printedTexts(host),
    ...switchedOff(host, printed(host), SWITCHES),
    animation: animated?.getAttribute('data-animation') || undefined,
  };
}
