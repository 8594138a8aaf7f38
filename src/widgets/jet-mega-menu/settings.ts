import { choice, flag, type InferSettings, number, phrase, settingsSchema, text } from '../../core/settings/settings';
import { BREAKPOINT } from './markup';

/** Settings of `jet-mega-menu`. */
export const settings = settingsSchema({
  /** How the first items stand; `dropdown`: always behind the toggle. */
  layout: choice(['horizontal', 'vertical', 'dropdown'], 'horizontal'),
  /** Below this window width the menu is behind the toggle. */
  breakpoint: number(BREAKPOINT, { min: 0, unit: 'pixels' }),
  /** What opens an item: the mouse over it, or a press. */
  subEvent: choice(['hover', 'click'], 'hover'),
  /** What a press must hit: the whole item, or only its arrow. */
  subTrigger: choice(['item', 'submarker'], 'item'),
  /** Moves items without room into one at the end of the row. */
  rollUp: flag(false),
  /** How wide a mega menu is: as the menu, as another element, or as all items. */
  megaWidthType: choice(['container', 'selector', 'items'], 'container'),
  /** With `selector`: the selector of the other element. */
  megaWidthSelector: text('', { max: 500 }),
  /** The name of the button that shows the menu. */
  toggleText: phrase('Menu'),
  /** The name of the button that opens the panel of an item whose link leads elsewhere. */
  submenuText: phrase('Submenu of %name%'),
});

/** The values of the settings. */
export type JetMegaMenuSettings = InferSettings<typeof settings>;
