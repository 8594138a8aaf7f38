import {
  choice,
  describeSetting,
  givenFor,
  type InferSettings,
  isRecord,
  type KeyedSetting,
  list,
  number,
  parseJson,
  phrase,
  readSetting,
  type Setting,
  settingsSchema,
  text,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { addressOf } from './actions';
import { layoutOf, timerOf } from './markup';
import { isZone } from './parseDate';

/** What happens when the time is over. */
export interface ExpireAction {
  type: string;
  redirect_url?: unknown;
}

const isAction = (item: unknown): item is ExpireAction => isRecord(item) && typeof item.type === 'string';

const listed = list(isAction, [], 'list of actions', { max: 20 });

/** The actions; one that leads to another site does not, which is told. */
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
  /** The end: milliseconds, `2030-12-31 18:30`, `2030/12/31` or `12/31/2030`, the last three with or without a time. */
  dueTime: text(''),
  /** The zone in which `dueTime` is read: an IANA name or an offset. Not given: the visitor’s. */
  timezone: zone,
  /**
   * In place of `dueTime`: how long each visitor has, from the first visit on. Stored by the host’s `data-id` or `id`.
   */
  evergreen: number(0, { min: 0, unit: 'seconds' }),
  /** `outer`: ElementsKit’s third layout; `flip`: a flip clock. Read from ElementsKit’s classes. */
  layout: choice(['units', 'outer', 'flip'], 'units'),
  /**
   * What happens at the end: objects whose `type` is `hide`, `message`, or `redirect` with a `redirect_url` of the
   * site.
   */
  actions,
  /** Shown at the end, in place of the units. */
  finishTitle: phrase(''),
  /** The same, in the next line. */
  finishContent: phrase(''),
  /** The label of the weeks, in a flip clock. */
  weeks: phrase('Weeks'),
  /** The label of the days. */
  days: phrase('Days'),
  /** The label of the hours. */
  hours: phrase('Hours'),
  /** The label of the minutes. */
  minutes: phrase('Minutes'),
  /** The label of the seconds. */
  seconds: phrase('Seconds'),
  /** What screen readers have. `%time%` is days, hours and minutes, in the language of the page. */
  timeLeft: phrase('Time left: %time%'),
  /** The same within the last minute. */
  lastMinute: phrase('Time left: less than a minute'),
  /** What they have at the end, where no title, text or message is shown. */
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

const LABELS = ['week', 'day', 'hour', 'minute', 'second'] as const;

/** What the markup says. */
export function readCountdown(host: HTMLElement): RawSettings {
  const timer = timerOf(host);
  if (timer.matches('.elementor-countdown-wrapper')) return readElementor(timer);
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
