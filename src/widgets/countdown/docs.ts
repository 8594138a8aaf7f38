import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  dueTime:
    'The end: milliseconds, `2030-12-31 18:30`, `2030/12/31` or `12/31/2030`, the last three with or without a time.',
  timezone: 'The zone in which `dueTime` is read: an IANA name or an offset. Not given: the visitor’s.',
  evergreen:
    'In place of `dueTime`: how long each visitor has, from the first visit on. Stored by the host’s `data-id` or `id`.',
  layout: '`outer`: the add-on’s third layout; `flip`: a flip clock. Read from the add-on’s classes.',
  actions:
    'What happens at the end: objects whose `type` is `hide`, `message`, or `redirect` with a `redirect_url` of the site.',
  finishTitle: 'Shown at the end, in place of the units.',
  finishContent: 'The same, in the next line.',
  weeks: 'The label of the weeks, in a flip clock.',
  days: 'The label of the days.',
  hours: 'The label of the hours.',
  minutes: 'The label of the minutes.',
  seconds: 'The label of the seconds.',
  timeLeft: 'What screen readers have. `%time%` is days, hours and minutes, in the language of the page.',
  lastMinute: 'The same within the last minute.',
  over: 'What they have at the end, where no title, text or message is shown.',
};
