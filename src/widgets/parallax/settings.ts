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

/** What a layer does. */
export const STYLES = ['mousemove', 'tilt', 'onscroll', 'animation'] as const;

/** Farther than any window, in both directions. */
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

/** A layer of a section, as its settings say. */
export type Layer = InferSettings<typeof layer>;

/** Reads a layer; bad values give their defaults. */
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
   * and what that style needs, e.g. `parallax_speed`, `parallax_transform`, `parallax_transform_value`, `offsettop`,
   * `offsetbottom`, `smoothness`, `maxtilt`, `scale`.
   */
  ekit_section_parallax_multi_items: pictureList<RawSettings>(isRecord, pictureOf, 'list of layers', 50),
  /** The section’s background moves with the page. */
  ekit_section_parallax_bg: flag(false),
  /** How fast, as a part of the page’s speed. */
  ekit_section_parallax_bg_speed: number(0.2, { min: -1, max: 1 }),
  /** What a widget does. */
  ekit_we_effect_on: choice(['none', 'tilt', 'mousemove', 'onscroll', 'css'], 'none'),
  /** How far the pointer moves it from edge to edge, in pixels. */
  ekit_we_mousemove_parallax_speed: number(100, far),
  /** What scrolling changes, e.g. `translateY`, `rotate` or `scale`. */
  ekit_we_scroll_transform: text('translateY', { max: 20 }),
  /** How much that is at the end of the way: pixels, degrees, or a factor. */
  ekit_we_scroll_transform_value: number(250, far),
  /** The part of the window at its top in which nothing changes any more, in percent. */
  ekit_we_scroll_offsettop: number(0, { min: 0, max: 100 }),
  /** The same at its bottom. */
  ekit_we_scroll_offsetbottom: number(0, { min: 0, max: 100 }),
  /** How slowly it follows, in milliseconds. */
  ekit_we_scroll_smoothness: number(700, { min: 0, max: 1_000_000, unit: 'ms' }),
  /** `x` or `y`: does not turn around that axis. */
  ekit_we_tilt_disableaxis: text('', { max: 20 }),
  /** How large it gets under the pointer. */
  ekit_we_tilt_scale: number(1, { min: 0.1, max: 10 }),
  /** How far it turns from edge to edge, in degrees. */
  ekit_we_tilt_maxtilt: number(20, { min: 0, max: 180 }),
});

/** The values of the settings. */
export type ParallaxSettings = InferSettings<typeof settings>;

/** What ElementsKit's own attribute says. */
export function readParallax(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.getAttribute('data-ekitparallax') ?? '');
  return isRecord(parsed) ? parsed : {};
}
