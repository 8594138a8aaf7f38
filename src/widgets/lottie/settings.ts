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

/** A range in percent; Elementor wraps it in `sizes`. */
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

/** A file, with at most a version in its query: any other query might trigger something on the server. */
const FILE = /\.json(\?(v|ver|version|t|_)=[\w.-]*)?$/i;

/** Settings of `lottie`, as Elementor prints them. */
export const settings = settingsSchema({
  /** Which address to use: `source_json` for `media_file`, else `source_external_url`. */
  source: choice(['media_file', 'external_url'], 'media_file'),
  /** The address of a file in the media library, or a record with it as `url`. */
  source_json: mediaUrl('', FILE),
  /** The address of another file, or a record with it as `url`. */
  source_external_url: mediaUrl('', FILE),
  /** `custom`: the caption is also used for files of the media library. */
  caption_source: text('', { max: 100 }),
  /** A text below the animation. */
  caption: text('', { max: 2000 }),
  /** What starts the animation: coming into view, a press, hovering or scrolling; `none`: it starts at once. */
  trigger: choice(['arriving_to_viewport', 'on_click', 'on_hover', 'bind_to_scroll', 'none'], 'arriving_to_viewport'),
  /** The part of the window in which it plays, or the scroll range that it follows; in percent from the bottom. */
  viewport: part,
  /** For scrolling: the way through the window, or that of the whole page. */
  effects_relative_to: choice(['viewport', 'page'], 'viewport'),
  /** What happens when the pointer leaves: it plays to its end, plays in reverse, or stops. */
  on_hover_out: choice(['default', 'reverse', 'pause'], 'default'),
  /** The area over which the pointer plays the animation, with `on_hover`. */
  hover_area: choice(['animation', 'column', 'section'], 'animation'),
  /** Starts over at the end. */
  loop: flag(false),
  /** With `loop`, how often; 0 repeats until paused. */
  number_of_times: number(0, { min: 0, max: 1_000_000, whole: true }),
  /** The speed; 2 is twice as fast. */
  play_speed: number(1, { min: 0.01, max: 100 }),
  /** Where it starts, in percent of its length. */
  start_point: number(0, { min: 0, max: 100, unit: 'percent' }),
  /** Where it ends, in percent of its length. */
  end_point: number(100, { min: 0, max: 100, unit: 'percent' }),
  /** Plays the animation in reverse. */
  reverse_animation: flag(false),
  /** What the animation shows, for screen readers. Empty: it is decoration. */
  label: phrase(''),
  /** The label of the play button. */
  playText: phrase('Play the animation'),
  /** The label of the pause button, which shows while the animation plays. */
  pauseText: phrase('Pause the animation'),
});

/** The values of the settings. */
export type LottieSettings = InferSettings<typeof settings>;
