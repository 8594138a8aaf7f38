import { flag, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { menuTexts } from '../../ui/menus/elementskit/phrases';

/** Settings of `vertical-menu`. */
export const settings = settingsSchema({
  /** Up to 1024 px: only a press on the arrow opens, and the link leads where it says. */
  opensOnIcon: flag(true),
  /** The name of the button above the list, where it has no text of its own. */
  toggleText: phrase('Menu'),
  ...menuTexts,
});

/** What the list's class says. */
export function readVerticalMenu(host: HTMLElement): RawSettings {
  const list = host.querySelector('[class*="submenu-click-on-"]');
  return list ? { opensOnIcon: list.matches('.submenu-click-on-icon') } : {};
}
