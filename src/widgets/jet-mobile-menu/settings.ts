import { choice, flag, type InferSettings, phrase, settingsSchema, text } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';

/** Settings of `jet-mobile-menu`. */
export const settings = settingsSchema({
  /**
   * The id of the menu. The items are in the page’s global `jetMenuMobileWidgetRenderData` with this id at the end of
   * its name.
   */
  menuUniqId: text('', { max: 100 }),
  /** Where the menu opens: over the page at a side, over the content that follows, or pushing that content down. */
  menuLayout: choice(['slide-out', 'dropdown', 'push'], 'slide-out'),
  /** Where the toggle stands; the fixed places are for `slide-out`. */
  togglePosition: choice(['default', 'fixed-left', 'fixed-right'], 'default'),
  /** The side at which the menu opens. */
  menuPosition: choice(['left', 'right'], 'right'),
  /** Shows the way to the current list. */
  useBreadcrumb: flag(true),
  /** Shows the whole way, or only its last step. */
  breadcrumbPath: choice(['full', 'minimal'], 'full'),
  /** The text of the toggle. */
  toggleText: phrase(''),
  /** The text of the button that leads back. */
  backText: phrase(''),
  /** Shows the icons of items. */
  itemIconVisible: flag(true),
  /** Shows the badges of items. */
  itemBadgeVisible: flag(true),
  /** Shows the descriptions of items. */
  itemDescVisible: flag(true),
  /** What opens the list of an item: a press anywhere on it, or on its arrow. */
  subTrigger: choice(['item', 'submarker'], 'item'),
  /** Where that list shows: in place of the current one, or below its item. */
  subOpenLayout: choice(['slide-in', 'dropdown'], 'slide-in'),
  /** Closes the menu after any link in it; else only after one to a place on the page. */
  closeAfterNavigate: flag(false),
  /** The menu’s name for screen readers. */
  menuText: phrase('Menu'),
  /** The label of the button that closes the menu. */
  closeText: phrase('Close menu'),
  /** The label of the button that leads back, where it has no text. */
  backLabel: phrase('Back'),
  /** The label of an arrow. `%name%` is the name of its item. */
  submenuText: phrase('%name% submenu'),
});

/** The values of the settings. */
export type MobileMenuSettings = InferSettings<typeof settings>;

/** The settings that JetMenu prints on the menu. */
export const readMobileMenu = (host: HTMLElement): RawSettings =>
  settingsInside(host, '.jet-mobile-menu', 'data-menu-options');
