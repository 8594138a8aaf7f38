import { flag, type InferSettings, isRecord, number, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';
import { perDevice } from '../../elementor/devices';
import { printed } from '../../ui/carousels/elementor';
import { elementorTexts, printedTexts } from '../../ui/carousels/phrases';

const count = { min: 1, max: 20, whole: true };
const ms = { min: 0, max: 1_000_000_000, unit: 'milliseconds' };

/** Settings of `jet-image-comparison`. */
export const settings = settingsSchema({
  /** Comparisons in view. */
  slides_to_show: perDevice(number(1, count)),
  /** Comparisons per step, at most as many as are in view. */
  slides_to_scroll: perDevice(number(1, count)),
  /** The duration of a step. */
  speed: number(500, ms),
  /** Comparisons fade into each other, where one is in view. */
  fade: flag(false),
  /** Moves to the next comparison automatically. */
  autoplay: flag(true),
  /** How long autoplay shows each comparison. */
  autoplaySpeed: number(5000, ms),
  /** Pauses autoplay while the pointer is over the row. */
  pauseOnHover: flag(true),
  /** Shows arrows. */
  arrows: flag(true),
  /** Shows dots. */
  dots: flag(true),
  ...elementorTexts,
  /** The handle’s name. `%before%` and `%after%` are the labels. */
  handleText: phrase('Compare: %before%, %after%'),
  /** The handle’s value for screen readers. `%percent%` is the visible part of the first picture. */
  valueText: phrase('%percent%% %before%'),
  /** The first picture’s name where it has neither a label nor a text. */
  beforeText: phrase('Before'),
  /** The second picture’s name where it has neither a label nor a text. */
  afterText: phrase('After'),
});

/** The values of the settings. */
export type JetComparisonSettings = InferSettings<typeof settings>;

/** The settings that JetElements prints inside the element; Elementor prints columns and steps on it. */
export function readJetComparison(host: HTMLElement): RawSettings {
  const { slidesToShow, slidesToScroll, ...inside } = settingsInside(host, '.jet-image-comparison__instance');
  const columns = isRecord(slidesToShow) ? slidesToShow.desktop : slidesToShow;
  return {
    ...printedTexts(),
    ...inside,
    slides_to_show: columns,
    slides_to_scroll: slidesToScroll,
    ...printed(host),
  };
}
