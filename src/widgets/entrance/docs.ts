import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

const animation = 'The animation: a class of your style sheet. `none`: it just appears.';
const delay = 'How long it waits once it is in view, in milliseconds.';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  animation,
  _animation: `${animation} For the page builder’s widgets.`,
  animation_delay: delay,
  _animation_delay: `${delay} For the page builder’s widgets.`,
};
