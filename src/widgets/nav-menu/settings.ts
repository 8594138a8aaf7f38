import { choice, isRecord, type Setting, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** An icon as Elementor writes it: class names or markup, alone or as `value`. */
const icon: Setting<string> = {
  read(raw) {
    const value = isRecord(raw) ? raw.value : raw;
    // An uploaded drawing comes as a record; then the server prints the arrow.
    if (isRecord(value)) return { value: '' };
    return typeof value === 'string' ? { value } : undefined;
  },
  fallback: '',
  expected: 'icon',
};

/** Settings of `nav-menu`. */
export const settings = settingsSchema({
  /** `horizontal`: submenus open below the first row; `vertical`: beside it; `dropdown`: there is only the toggle. */
  layout: choice(['horizontal', 'vertical', 'dropdown'], 'horizontal'),
  /** `stretch`: the list behind the toggle is as wide as the window. */
  full_width: choice(['stretch', ''], ''),
  /** The arrow of an item with a submenu: class names of an icon font, or the markup of an icon. */
  submenu_icon: icon,
});

/** Reads the layout from the markup, for menus without settings. */
export const readNavMenu = (host: HTMLElement): RawSettings =>
  host.querySelector('.elementor-nav-menu--layout-vertical') ? { layout: 'vertical' } : {};
