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
} from '../../core/settings/settings';

const percent = number(0, { min: 0, max: 100 });

/** A part of the way, in percent; Elementor wraps it in `sizes`. */
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

/** Settings of `lottie`, as Elementor prints them. */
export const settings = settingsSchema({
  /** Which of the two addresses counts. */
  source: choice(['media_file', 'external_url'], 'media_file'),
  /** The address of a file in the media library, or a record with it as `url`. */
  source_json: mediaUrl('', FILE),
  /** The address of another file, or a record with it as `url`. */
  source_external_url: mediaUrl('', FILE),
  /** With `custom` the caption counts for files of the media library, too. */
  caption_source: text('', { max: 100 }),
  /** A text below the animation. */
  caption: text('', { max: 2000 }),
  /** What plays it: that it is in view, a press, the pointer, scrolling; `none`: it plays at once. */
  trigger: choice(['arriving_to_viewport', 'on_click', 'on_hover', 'bind_to_scroll', 'none'], 'arriving_to_viewport'),
  /** The part of the window in which it plays, or of the way that scrolling plays it; in percent from below. */
  viewport: part,
  /** For scrolling: the way through the window, or the whole page. */
  effects_relative_to: choice(['viewport', 'page'], 'viewport'),
  /** When the pointer leaves: it goes on to its end, goes back, or stops. */
  on_hover_out: choice(['default', 'reverse', 'pause'], 'default'),
  /** Where the pointer counts. */
  hover_area: choice(['animation', 'column', 'section'], 'animation'),
  /** Begins anew after its end. */
  loop: flag(false),
  /** How often, with `loop`; 0: until it is paused. */
  number_of_times: number(0, { min: 0, max: 1_000_000, whole: true }),
  /** How fast; 2 is twice as fast. */
  play_speed: number(1, { min: 0.01, max: 100 }),
  /** Where it begins, in percent of its length. */
  start_point: number(0, { min: 0, max: 100, unit: 'percent' }),
  /** Where it ends, in percent of its length. */
  end_point: number(100, { min: 0, max: 100, unit: 'percent' }),
  /** Plays it backwards. */
  reverse_animation: flag(false),
  /** What it shows, for screen readers. Empty: it is decoration. */
  label: phrase(''),
  /** The name of the button that plays it. */
  playText: phrase('Play the animation'),
  /** The name of the same button while it plays. */
  pauseText: phrase('Pause the animation'),
});

/** The values of the settings. */
export type LottieSettings = InferSettings<typeof settings>;
