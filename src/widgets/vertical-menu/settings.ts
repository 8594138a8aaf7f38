import { flag, phrase, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { menuTexts } from '../../ui/kitMenu/phrases';

/** Settings of `vertical-menu`. */
export const settings = settingsSchema({
  opensOnIcon: flag(true),
  toggleText: phrase('Menu'),
  ...menuTexts,
});

/** What the list's class says. */
export function readVerticalMenu(host: HTMLElement): RawSettings {
  const list = host.querySelector('[class*="submenu-click-on-"]');
  return list ? { opensOnIcon: list.matches('.submenu-click-on-icon') } : {};
}
