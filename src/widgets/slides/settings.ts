import { choice, flag, number, settingsSchema, text } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { printed, switchedOff } from '../../ui/carousel/builder';
import { builderTexts, pageTexts } from '../../ui/carousel/phrases';

const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** Settings of `slides`. */
export const settings = settingsSchema({
  infinite: flag(true),
  transition: choice(['slide', 'fade'], 'slide'),
  transition_speed: number(500, ms),
  autoplay: flag(true),
  autoplay_speed: number(5000, ms),
  pause_on_hover: flag(true),
  pause_on_interaction: flag(true),
  navigation: choice(['both', 'arrows', 'dots', 'none'], 'both'),
  animation: text('', { max: 100 }),
  ...builderTexts,
});

const SWITCHES = ['infinite', 'autoplay', 'pause_on_hover', 'pause_on_interaction'];

/** What the page builder's markup says in other words. */
export function readSlides(host: HTMLElement): RawSettings {
  const animated = host.closest('[data-animation]') ?? host.querySelector('[data-animation]');
  return {
    ...pageTexts(),
    ...switchedOff(host, printed(host), SWITCHES),
    animation: animated?.getAttribute('data-animation') || undefined,
  };
}
