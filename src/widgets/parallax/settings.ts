import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  number,
  parseJson,
  settingsSchema,
  text,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { pictureList } from '../../page/network/sitePictures';

const ignore = (): void => {};

/** The effects of a layer. */
export const STYLES = ['mousemove', 'tilt', 'onscroll', 'animation'] as const;

/** Larger than any window, in both directions. */
const far = { min: -100_000, max: 100_000 };

const tilt = {
  disableaxis: text('', { max: 20 }),
  scale: number(1, { min: 0.1, max: 10 }),
  maxtilt: number(20, { min: 0, max: 180 }),
};

const layer = settingsSchema({
  _id: text('', { max: 100 }),
  image: text(''),
  alt: text('', { max: 1000 }),
  parallax_style: choice(STYLES, 'mousemove'),
  parallax_speed: number(100, far),
  parallax_transform: text('translateY', { max: 20 }),
  parallax_transform_value: number(250, far),
  offsettop: number(0, { min: 0, max: 100 }),
  offsetbottom: number(0, { min: 0, max: 100 }),
  smoothness: number(700, { min: 0, max: 1_000_000, unit: 'ms' }),
  ...tilt,
});

/** The settings of a section's layer. */
export type Layer = InferSettings<typeof layer>;

/** Reads a layer; invalid values become their defaults. */
export function readLayer(raw: RawSettings): Layer {
  const image = isRecord(raw.image) ? raw.image : {};
  return layer.parse({ ...raw, image: image.url, alt: image.alt }, ignore);
}

const pictureOf = ({ image }: RawSettings): unknown => (isRecord(image) ? image.url : undefined);

/** Settings of `parallax`, as ElementsKit prints them. */
export const settings = settingsSchema({
  /** The section has layers. */
  ekit_section_parallax_multi: flag(false),
  /**
   * The layers: `_id`, `image` with `url` and `alt`, `parallax_style` (`mousemove`, `tilt`, `onscroll`, `animation`)
   * and the settings of that style, such as `parallax_speed`, `parallax_transform`, `parallax_transform_value`,
   * `offsettop`, `offsetbottom`, `smoothness`, `maxtilt`, `scale`.
   */
  ekit_section_parallax_multi_items: pictureList<RawSettings>(isRecord, pictureOf, 'list of layers', 50),
  /** The section’s background moves with scrolling. */
  ekit_section_parallax_bg: flag(false),
  /** The speed of the section’s background, as a fraction of the page’s. */
  ekit_section_parallax_bg_speed: number(0.2, { min: -1, max: 1 }),
  /** The effect of a widget. */
  ekit_we_effect_on: choice(['none', 'tilt', 'mousemove', 'onscroll', 'css'], 'none'),
  /** How far the pointer moves a widget from edge to edge, in pixels. */
  ekit_we_mousemove_parallax_speed: number(100, far),
  /** What scrolling changes, such as `translateY`, `rotate` or `scale`. */
  ekit_we_scroll_transform: text('translateY', { max: 20 }),
  /** The value at the end: pixels, degrees, or a factor. */
  ekit_we_scroll_transform_value: number(250, far),
  /** The top part of the window in which nothing changes any more, in percent. */
  ekit_we_scroll_offsettop: number(0, { min: 0, max: 100 }),
  /** The bottom part of the window in which nothing changes yet, in percent. */
  ekit_we_scroll_offsetbottom: number(0, { min: 0, max: 100 }),
  /** How slowly a widget follows scrolling, in milliseconds. */
  ekit_we_scroll_smoothness: number(700, { min: 0, max: 1_000_000, unit: 'ms' }),
  /** `x` or `y`: a widget does not rotate around that axis. */
  ekit_we_tilt_disableaxis: text('', { max: 20 }),
  /** The scale of a widget under the pointer. */
  ekit_we_tilt_scale: number(1, { min: 0.1, max: 10 }),
  /** How far a widget rotates from edge to edge, in degrees. */
  ekit_we_tilt_maxtilt: number(20, { min: 0, max: 180 }),
});

/** The values of the settings. */
export type ParallaxSettings = InferSettings<typeof settings>;

/** The settings in ElementsKit's own attribute. */
export function readParallax(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.getAttribute('data-ekitparallax') ?? '');
  return isRecord(parsed) ? parsed : {};
}
