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
} from '../../core/settings';
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
  dueTime: text(''),
  timezone: zone,
  evergreen: number(0, { min: 0, unit: 'seconds' }),
  layout: choice(['units', 'outer', 'flip'], 'units'),
  actions,
  finishTitle: phrase(''),
  finishContent: phrase(''),
  weeks: phrase('Weeks'),
  days: phrase('Days'),
  hours: phrase('Hours'),
  minutes: phrase('Minutes'),
  seconds: phrase('Seconds'),
  timeLeft: phrase('Time left: %time%'),
  lastMinute: phrase('Time left: less than a minute'),
  over: phrase('Time is up'),
});

/** The values of the settings. */
export type CountdownSettings = InferSettings<typeof settings>;

function readBuilder(timer: Element): RawSettings {
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
  if (timer.matches('.elementor-countdown-wrapper')) return readBuilder(timer);
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
