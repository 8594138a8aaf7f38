import { flag, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { menuTexts } from '../../ui/menus/elementskit/phrases';

/** Settings of `vertical-menu`. */
export const settings = settingsSchema({
  /** Up to 1024 px: only a press on the arrow opens a dropdown, and the link is followed. */
  opensOnIcon: flag(true),
  /** The name of the button above the list if it has no text. */
  toggleText: phrase('Menu'),
  ...menuTexts,
});

/** Reads the class of the list. */
export function readVerticalMenu(host: HTMLElement): RawSettings {
  const list = host.querySelector('[class*="submenu-click-on-"]');
  return list ? { opensOnIcon: list.matches('.submenu-click-on-icon') } : {};
}
