import { givenFor } from '../../core/settings/schema';
import {
  choice,
  flag,
  type InferSettings,
  isRecord,
  isText,
  type KeyedSetting,
  list,
  number,
  parseJson,
  phrase,
  type Setting,
  settingsSchema,
  text,
} from '../../core/settings/settings';
import type { Diagnose, SettingsReader } from '../../core/settings/types';
import type { RawSettings } from '../../core/types';
import { perDevice } from '../../elementor/devices';
import { patternOf } from './pattern';

/** Where a visitor may come from. */
export const SOURCES = ['search', 'external', 'internal'] as const;
/** One of the sources. */
export type Source = (typeof SOURCES)[number];

/** Limited to what a browser's timer can do. */
const seconds = (fallback: number) => number(fallback, { min: 0, max: 1_000_000, unit: 'seconds' });
const count = (fallback: number, min = 1) => number(fallback, { min, max: 1_000_000_000 });
const texts = list(isText, [], 'list of texts');
const isSource = (item: unknown): item is Source => SOURCES.some((source) => source === item);

const timing = settingsSchema({
  page_views: flag(false),
  page_views_views: count(3, 0),
  sessions: flag(false),
  sessions_sessions: count(2, 0),
  url: flag(false),
  url_action: choice(['show', 'hide', 'regex'], 'show'),
  url_url: text('', { max: 2000 }),
  sources: flag(false),
  sources_sources: list(isSource, [], `list of "${SOURCES.join('", "')}"`),
  logged_in: flag(false),
  logged_in_users: choice(['all', 'custom'], 'all'),
  logged_in_roles: texts,
  devices: flag(false),
  devices_devices: texts,
  times: flag(false),
  times_times: count(3, 0),
  times_period: choice(['', 'session', 'day', 'week', 'month'], ''),
  times_count: choice(['open', 'close'], 'open'),
  browsers: flag(false),
  browsers_browsers: choice(['all', 'custom'], 'all'),
  browsers_options: texts,
  // Elementor's own name for `browsers_options`.
  browsers_browsers_options: texts,
  schedule: flag(false),
  schedule_timezone: choice(['site', 'visitor'], 'site'),
  schedule_start_date: text('', { max: 100 }),
  schedule_end_date: text('', { max: 100 }),
  schedule_server_datetime: text('', { max: 100 }),
});

const triggers = settingsSchema({
  page_load: flag(false),
  page_load_delay: seconds(0),
  scrolling: flag(false),
  scrolling_direction: choice(['down', 'up'], 'down'),
  scrolling_offset: number(50, { min: 0, max: 100, unit: 'percent' }),
  scrolling_to: flag(false),
  scrolling_to_selector: text('', { max: 2000 }),
  click: flag(false),
  click_times: count(1),
  inactivity: flag(false),
  inactivity_time: seconds(30),
  exit_intent: flag(false),
});

/** A nested group of settings; anything but an object counts as empty. */
function group<T>(
  schema: SettingsReader<T>,
  check: (values: T, diagnose: Diagnose) => void = () => {},
): KeyedSetting<T> {
  return {
    parse(raw, key, diagnose) {
      const given = givenFor(raw, key);
      if (isRecord(given)) {
        const values = schema.parse(given, diagnose);
        check(values, diagnose);
        return values;
      }
      // PHP prints an empty map as a list.
      const isNone = given === undefined || given === null || (Array.isArray(given) && given.length === 0);
      if (!isNone) diagnose(`"${key}" is not an object; nothing of it is switched on`);
      return schema.parse({}, diagnose);
    },
    describe: (key) => ({
      key,
      type: 'object',
      default: '{}',
      control: { kind: 'group', settings: schema.describe() },
      read: (raw) => (isRecord(raw) ? { value: schema.parse(raw, () => {}) } : undefined),
      fallback: schema.parse({}, () => {}),
    }),
  };
}

/** Reports a pattern that is invalid or not supported. */
function tellPattern({ url, url_action, url_url }: InferSettings<typeof timing>, diagnose: Diagnose): void {
  if (!url || url_action !== 'regex' || patternOf(url_url)) return;
  diagnose(
    `"timing.url_url" is ${JSON.stringify(url_url.slice(0, 60))}, expected a pattern of at most 200 characters, without ` +
      'look-around, back references and `\\b`; it matches no address',
  );
}

/** An animation class; `none` turns off that of a larger device. */
const animation: Setting<string> = {
  read(raw) {
    if (typeof raw !== 'string' || !/^[\w-]*$/.test(raw)) return undefined;
    return { value: raw === 'none' ? '' : raw };
  },
  fallback: '',
  expected: 'name of an animation',
};

/** Settings of `popup`. */
export const settings = settingsSchema({
  /**
   * What opens the popup automatically, each with a switch: `page_load` (`page_load_delay`, seconds), `scrolling`
   * (`scrolling_direction`, `scrolling_offset`, percent of the page), `scrolling_to` (`scrolling_to_selector`), `click`
   * (`click_times`), `inactivity` (`inactivity_time`, seconds without mouse movement or typing; a tap counts as
   * movement, scrolling does not), `exit_intent`.
   */
  triggers: group(triggers),
  /**
   * Rules that must all be met before a trigger counts, each with a switch: `page_views`, `sessions`, `url` (the
   * referrer), `sources`, `logged_in`, `devices`, `times`, `browsers`, `schedule`.
   */
  timing: group(timing, tellPattern),
  /** Clicks on elements that match also open the popup. */
  open_selector: text('', { max: 2000 }),
  /** Classes of the dialog. */
  classes: text('', { max: 1000 }),
  /** The page behind does not scroll. */
  prevent_scroll: flag(false),
  /** A press on the overlay or beside the dialog does not close it. */
  prevent_close_on_background_click: flag(false),
  /** Escape does not close it. */
  prevent_close_on_esc_key: flag(false),
  /** Closes after this many seconds; 0 is never. */
  close_automatically: seconds(0),
  /** Shows the close button after this many seconds. */
  close_button_delay: seconds(0),
  /** `outside`: the close button is in the corner of the overlay. */
  close_button_position: choice(['inside', 'outside'], 'inside'),
  /** The class of the opening animation. `none` on a smaller device: no animation there. */
  entrance_animation: perDevice(animation),
  /** The class of the closing animation, which is played in reverse. */
  exit_animation: perDevice(animation),
  /** The duration of each animation, in seconds. */
  entrance_animation_duration: seconds(1.2),
  /**
   * Triggers do not open it while another popup is open. Links, also in that popup, `open_selector`, forms and scripts
   * do.
   */
  avoid_multiple_popups: flag(false),
  /**
   * The focus moves to the dialog and stays in it. Off: the focus moves only when the visitor has pressed something.
   */
  a11y_navigation: flag(true),
  /** The dialog’s name for screen readers, if it has no heading. */
  labelText: phrase('Popup'),
  /** The label of the close button. */
  closeText: phrase('Close'),
});

/** The values of the settings. */
export type PopupSettings = InferSettings<typeof settings>;
/** The timing rules. */
export type Timing = PopupSettings['timing'];
/** The triggers. */
export type Triggers = PopupSettings['triggers'];

/** The settings that Elementor prints on a popup; empty if there are none. */
export function readPopup(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.getAttribute('data-elementor-settings') ?? '');
  return isRecord(parsed) ? parsed : {};
}
