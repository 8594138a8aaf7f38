import { choice, flag, number, settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { printed, switchedOff } from '../../ui/carousels/elementor';
import { builderTexts, pageTexts } from '../../ui/carousels/phrases';

const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** Settings of `slides`. */
export const settings = settingsSchema({
  /** After the last slide comes the first. */
  infinite: flag(true),
  /** How one slide follows another. */
  transition: choice(['slide', 'fade'], 'slide'),
  /** How long that takes. */
  transition_speed: number(500, ms),
  /** Go on by itself. */
  autoplay: flag(true),
  /** How long each slide stays then. */
  autoplay_speed: number(5000, ms),
  /** Not while the pointer is over it. */
  pause_on_hover: flag(true),
  /** Stop that for good when the visitor has acted. */
  pause_on_interaction: flag(true),
  /** What the visitor gets: arrows, dots, both or none. */
  navigation: choice(['both', 'arrows', 'dots', 'none'], 'both'),
  /** The class name with which the text of a slide comes in; read from `data-animation`. */
  animation: text('', { max: 100 }),
  ...builderTexts,
});

const SWITCHES = ['infinite', 'autoplay', 'pause_on_hover', 'pause_on_interaction'];

/** What Elementor's markup says in other words. */
export function readSlides(host: HTMLElement): RawSettings {
  const animated = host.closest('[data-animation]') ?? host.querySelector('[data-animation]');
  return {
    ...pageTexts(),
    ...switchedOff(host, printed(host), SWITCHES),
    animation: animated?.getAttribute('data-animation') || undefined,
  };
}
