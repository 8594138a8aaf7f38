import { choice, flag, number, phrase, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { menuTexts } from '../../ui/kitMenu/phrases';
import { containerOf, listOf, navOf } from './markup';

/** Settings of `kit-menu`; all but the texts are read from the markup. */
export const settings = settingsSchema({
  breakpoint: number(1024, { min: 0, unit: 'pixels' }),
  openOn: choice(['hover', 'click'], 'hover'),
  opensOnIcon: flag(true),
  onePage: flag(false),
  locksScroll: flag(true),
  labelText: phrase('Menu'),
  toggleText: phrase('Menu'),
  closeText: phrase('Close menu'),
  ...menuTexts,
});

/** What the attributes and classes of the markup say. */
export function readKitMenu(host: HTMLElement): RawSettings {
  const nav = navOf(host);
  const container = containerOf(host);
  const width = nav?.getAttribute('data-responsive-breakpoint')?.trim();
  const list = listOf(host);
  return {
    ...(width ? { breakpoint: width } : nav?.matches('.ekit_menu_responsive_mobile') && { breakpoint: 767 }),
    ...(container?.matches('.ekit-nav-dropdown-click') && { openOn: 'click' }),
    ...(list && { opensOnIcon: list.matches('.submenu-click-on-icon') }),
    ...(container?.matches('.ekit-nav-menu-one-page-yes') && { onePage: true }),
  };
}
