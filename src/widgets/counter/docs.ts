import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  from: 'The first number.',
  to: 'The last number, with a point before its decimals. Not given: what is printed. Without a number nothing counts.',
  duration: 'How long it counts.',
  delimiter: 'What stands between thousands. A point makes the decimals follow a comma.',
  decimals: 'The decimals on the way. Not given: as many as `to` has.',
  style: '`sliding`: each digit turns on a wheel, from 0.',
};
