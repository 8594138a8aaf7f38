import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  list,
  number,
  parseJson,
  settingsSchema,
  text,
} from '../../core/settings';
import type { RawSettings } from '../../core/types';

const ignore = (): void => {};

/** What a layer does. */
export const STYLES = ['mousemove', 'tilt', 'onscroll', 'animation'] as const;

const tilt = {
  disableaxis: text(''),
  scale: number(1, { min: 0.1, max: 10 }),
  maxtilt: number(20, { min: 0, max: 180 }),
};

const layer = settingsSchema({
  _id: text(''),
  image: text(''),
  alt: text(''),
  parallax_style: choice(STYLES, 'mousemove'),
  parallax_speed: number(100),
  parallax_transform: text('translateY'),
  parallax_transform_value: number(250),
  offsettop: number(0, { min: 0, max: 100 }),
  offsetbottom: number(0, { min: 0, max: 100 }),
  smoothness: number(700, { min: 0, unit: 'ms' }),
  ...tilt,
});

/** A layer of a section, as its settings say. */
export type Layer = InferSettings<typeof layer>;

/** Reads a layer; bad values give their defaults. */
export function readLayer(raw: RawSettings): Layer {
  const image = isRecord(raw.image) ? raw.image : {};
  return layer.parse({ ...raw, image: image.url, alt: image.alt }, ignore);
}

/** Settings of `parallax`, as the add-on prints them. */
export const settings = settingsSchema({
  ekit_section_parallax_multi: flag(false),
  ekit_section_parallax_multi_items: list<RawSettings>(isRecord, [], 'list of layers'),
  ekit_section_parallax_bg: flag(false),
  ekit_section_parallax_bg_speed: number(0.2, { min: -1, max: 1 }),
  ekit_we_effect_on: choice(['none', 'tilt', 'mousemove', 'onscroll', 'css'], 'none'),
  ekit_we_mousemove_parallax_speed: number(100),
  ekit_we_scroll_transform: text('translateY'),
  ekit_we_scroll_transform_value: number(250),
  ekit_we_scroll_offsettop: number(0, { min: 0, max: 100 }),
  ekit_we_scroll_offsetbottom: number(0, { min: 0, max: 100 }),
  ekit_we_scroll_smoothness: number(700, { min: 0, unit: 'ms' }),
  ekit_we_tilt_disableaxis: text(''),
  ekit_we_tilt_scale: number(1, { min: 0.1, max: 10 }),
  ekit_we_tilt_maxtilt: number(20, { min: 0, max: 180 }),
});

/** The values of the settings. */
export type ParallaxSettings = InferSettings<typeof settings>;

/** What the add-on's own attribute says. */
export function readParallax(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.getAttribute('data-ekitparallax') ?? '');
  return isRecord(parsed) ? parsed : {};
}
