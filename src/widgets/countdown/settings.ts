import { serverText } from '../../core/react/overrides';
import { describeSetting, givenFor, readSetting } from '../../core/settings/schema';
import {
  choice,
  type InferSettings,
  isRecord,
  type KeyedSetting,
  list,
  number,
  parseJson,
  phrase,
  type Setting,
  settingsSchema,
  text,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { addressOf, isZone } from './end';
import { isJet, labelsOf, layoutOf, timerOf } from './markup';

/** What happens at the end, as Elementor prints it. */
export interface ExpireAction {
  type: string;
  redirect_url?: unknown;
}

const isAction = (item: unknown): item is ExpireAction => isRecord(item) && typeof item.type === 'string';

const listed = list(isAction, [], 'list of actions', { max: 20 });

/** The actions. A redirect to another site is reported here, and ignored at the end. */
const actions: KeyedSetting<readonly ExpireAction[]> = {
  parse(raw, key, diagnose) {
    const given = readSetting(listed, key, givenFor(raw, key), diagnose);
    if (given.some((one) => one.type === 'redirect' && addressOf(one) === null)) {
      diagnose(`"${key}" leads to an address that is not the site’s; add its host to storefrontWidgetsConfig.hosts`);
    }
    return given;
  },
  describe: (key) => describeSetting(listed, key),
};

const zone: Setting<string> = {
  read: (raw) => (raw === '' || (typeof raw === 'string' && isZone(raw)) ? { value: raw } : undefined),
  fallback: '',
  expected: 'a time zone, such as "Europe/Rome" or "+02:00"',
};

/** Settings of `countdown`. */
export const settings = settingsSchema({
  /** The end: milliseconds, `2030-12-31 18:30`, `2030/12/31` or `12/31/2030`. The time of a date is optional. */
  dueTime: text(''),
  /** The time zone of `dueTime`: an IANA name or an offset. Not given: the visitor’s. */
  timezone: zone,
  /**
   * In place of `dueTime`: the time that each visitor has from the first visit on. Stored under the host’s `data-id` or
   * `id`.
   */
  evergreen: number(0, { min: 0, unit: 'seconds' }),
  /** At the end, another countdown of this duration begins, again and again. 0: none begins. */
  restart: number(0, { min: 0, unit: 'seconds' }),
  /**
   * `outer` is ElementsKit’s third layout, `flip` a flip clock. Read from ElementsKit’s classes; the units of Elementor
   * and JetElements stay as they are.
   */
  layout: choice(['units', 'outer', 'flip'], 'units'),
  /**
   * What happens at the end: objects with the `type` `hide`, `message`, or `redirect` with a `redirect_url` of the
   * site.
   */
  actions,
  /** A title that replaces the units at the end; not those that Elementor or JetElements has printed. */
  finishTitle: phrase(''),
  /** A text below that title. */
  finishContent: phrase(''),
  /** The label of the weeks in a flip clock. */
  weeks: phrase('Weeks'),
  /** The label of the days. Not given, here and below: the page’s. */
  days: phrase('Days'),
  /** The label of the hours. */
  hours: phrase('Hours'),
  /** The label of the minutes. */
  minutes: phrase('Minutes'),
  /** The label of the seconds. */
  seconds: phrase('Seconds'),
  /** The time left for screen readers. `%time%` is days, hours and minutes in the language of the page. */
  timeLeft: phrase('Time left: %time%'),
  /** The time left for screen readers in the last minute. */
  lastMinute: phrase('Time left: less than a minute'),
  /** The text for screen readers at the end, where there is no title, text or message. */
  over: phrase('Time is up'),
});

/** The values of the settings. */
export type CountdownSettings = InferSettings<typeof settings>;

function readElementor(timer: Element): RawSettings {
  const seconds = timer.getAttribute('data-date');
  const interval = timer.getAttribute('data-evergreen-interval');
  const actions = parseJson(timer.getAttribute('data-expire-actions') ?? '');
  return {
    ...(seconds && { dueTime: /^\d+$/.test(seconds) ? `${seconds}000` : seconds }),
    ...(interval && { evergreen: interval }),
    ...(actions !== undefined && { actions }),
  };
}

/** JetElements prints dates in seconds, and actions by their names. */
function readJet(timer: Element): RawSettings {
  const given = (name: string): string | null => timer.getAttribute(`data-${name}`);
  const type = given('type');
  const names = parseJson(given('expire-actions') ?? '');
  const actions = Array.isArray(names) ? names : [];
  const start = type === 'endless' ? given('start-date') : given('due-date');
  return {
    ...(type === 'evergreen' ? { evergreen: given('evergreen-interval') ?? 0 } : start && { dueTime: `${start}000` }),
    ...((type === 'endless' || actions.includes('restart')) && { restart: given('restart-interval') ?? 0 }),
    actions: actions.map((name) => ({ type: String(name), redirect_url: given('expire-redirect-url') })),
  };
}

const LABELS = ['week', 'day', 'hour', 'minute', 'second'] as const;

/** The settings in the markup of Elementor, JetElements or ElementsKit. */
export function readCountdown(host: HTMLElement): RawSettings {
  const timer = timerOf(host);
  const labels = Object.fromEntries(labelsOf(timer).map(([unit, label]) => [unit, serverText(label).trim()]));
  if (timer.matches('.elementor-countdown-wrapper')) return { ...labels, ...readElementor(timer) };
  if (isJet(timer)) return { ...labels, ...readJet(timer) };
  const read: RawSettings = {};
  const take = (key: string, attribute: string): void => {
    const value = timer.getAttribute(`data-${attribute}`);
    if (value !== null) read[key] = value;
  };
  take('dueTime', 'ekit-countdown');
  take('finishTitle', 'finish-title');
  take('finishContent', 'finish-content');
  for (const unit of LABELS) take(`${unit}s`, `date-ekit-${unit}`);
  if (timer !== host || timer.hasAttribute('data-ekit-countdown')) read.layout = layoutOf(timer);
  return read;
}
