import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  mediaUrl,
  number,
  phrase,
  type Setting,
  settingsSchema,
  text,
} from '../../core/settings';

const percent = number(0, { min: 0, max: 100 });

/** A part of the way, in percent; the page builder wraps it in `sizes`. */
const part: Setting<{ start: number; end: number }> = {
  read(raw) {
    const sizes = isRecord(raw) && 'sizes' in raw ? raw.sizes : raw;
    if (!isRecord(sizes)) return undefined;
    const [start, end] = [percent.read(sizes.start), percent.read(sizes.end)];
    return start && end && start.value < end.value ? { value: { start: start.value, end: end.value } } : undefined;
  },
  fallback: { start: 0, end: 100 },
  expected: 'start and end, in percent',
};

/** A file, maybe with its version: an address with another query could do something on the server. */
const FILE = /\.json(\?(v|ver|version|t|_)=[\w.-]*)?$/i;

/** Settings of `lottie`, as the page builder prints them. */
export const settings = settingsSchema({
  source: choice(['media_file', 'external_url'], 'media_file'),
  source_json: mediaUrl('', FILE),
  source_external_url: mediaUrl('', FILE),
  caption_source: text('', { max: 100 }),
  caption: text('', { max: 2000 }),
  trigger: choice(['arriving_to_viewport', 'on_click', 'on_hover', 'bind_to_scroll', 'none'], 'arriving_to_viewport'),
  viewport: part,
  effects_relative_to: choice(['viewport', 'page'], 'viewport'),
  on_hover_out: choice(['default', 'reverse', 'pause'], 'default'),
  hover_area: choice(['animation', 'column', 'section'], 'animation'),
  loop: flag(false),
  number_of_times: number(0, { min: 0, max: 1_000_000, whole: true }),
  play_speed: number(1, { min: 0.01, max: 100 }),
  start_point: number(0, { min: 0, max: 100, unit: 'percent' }),
  end_point: number(100, { min: 0, max: 100, unit: 'percent' }),
  reverse_animation: flag(false),
  label: phrase(''),
  playText: phrase('Play the animation'),
  pauseText: phrase('Pause the animation'),
});

/** The values of the settings. */
export type LottieSettings = InferSettings<typeof settings>;
