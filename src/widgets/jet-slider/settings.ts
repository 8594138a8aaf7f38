import {
  choice,
  flag,
  type InferSettings,
  number,
  phrase,
  plural,
  settingsSchema,
  text,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { length, settingsInside } from '../../elementor/addOns';
import { perDevice } from '../../elementor/devices';
import { printed } from '../../ui/carousels/elementor';
import { elementorTexts, printedTexts } from '../../ui/carousels/phrases';

const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };
const pixels = { min: 0, max: 10_000, unit: 'pixels' };

/** Settings of `jet-slider`. */
export const settings = settingsSchema({
  /** How wide the slider is at most. */
  sliderWidth: length('100%'),
  /** How high each slide is. */
  slider_height: perDevice(length('600px')),
  /** Makes the slider as high as the current slide’s content, where that is a template. */
  autoSliderHeight: flag(false),
  /** Shows arrows. */
  sliderNavigation: flag(true),
  /** Shows the arrows only while the pointer is over the slider, or the focus in it. */
  sliderNaviOnHover: flag(false),
  /** Shows dots. */
  sliderPagination: flag(false),
  /** Shows the number of the current slide, in `.jet-slider__fraction-pagination`. */
  fractionPag: flag(false),
  /** The text before the number of the current slide. */
  fractionPrefix: text('', { max: 100 }),
  /** The text between the two numbers. */
  fractionSeparator: text('/', { max: 100 }),
  /** The text before the number of all slides. */
  fractionSuffix: text('', { max: 100 }),
  /** Moves to the next slide automatically. */
  sliderAutoplay: flag(true),
  /** How long autoplay shows each slide. */
  sliderAutoplayDelay: number(2000, ms),
  /** What ends autoplay: `pause` while the pointer is over the slider, `stop` once it has been there. */
  sliderAutoplayOnHover: choice(['pause', 'stop', 'none'], 'pause'),
  /** Shows a button for the whole screen, where the browser can. */
  sliderFullScreen: flag(true),
  /** Puts the slides into another order on each visit. */
  sliderShuffle: flag(false),
  /** Starts again with the first slide after the last one. */
  sliderLoop: flag(true),
  /** Slides fade into each other. */
  sliderFadeMode: flag(false),
  /** The gap between two slides. */
  slideDistance: number(10, pixels),
  /** The duration of a step. */
  slideDuration: number(500, ms),
  /** The width of each small picture. */
  thumbnail_width: perDevice(number(120, pixels)),
  /** The height of each small picture. */
  thumbnail_height: perDevice(number(80, pixels)),
  /** Lets the finger and the mouse move the slides. */
  touchswipe: flag(true),
  /** The label of the button for the whole screen. */
  fullscreenText: phrase('Toggle fullscreen'),
  /** The label of the link over a slide without a title. `%n%` is its number. */
  linkText: plural('Open slide %n%'),
  ...elementorTexts,
});

/** The values of the settings. */
export type JetSliderSettings = InferSettings<typeof settings>;

/** The settings that JetElements prints inside the element; Elementor prints those per device on it. */
export function readJetSlider(host: HTMLElement): RawSettings {
  const { sliderHeight, thumbnailWidth, thumbnailHeight, ...given } = settingsInside(host, '.jet-slider');
  return {
    slider_height: sliderHeight,
    thumbnail_width: thumbnailWidth,
    thumbnail_height: thumbnailHeight,
    ...printedTexts(),
    ...given,
    ...printed(host),
  };
}
