import { choice, flag, number, phrase, settingsSchema } from '../../core/settings/settings';
import { TABLET } from '../../elementor/base/breakpoints';
import { menuTexts } from '../../ui/menus/elementskit/phrases';

/** Settings of `elementskit-menu`. All but the texts are read from the markup. */
export const settings = settingsSchema({
  /** The largest window width with the panel at the side; `data-responsive-breakpoint` of the menu. */
  breakpoint: number(TABLET, { min: 0, unit: 'pixels' }),
  /** Above the breakpoint: `hover`, the mouse opens dropdowns; `click`, a press on the link does. */
  openOn: choice(['hover', 'click'], 'hover'),
  /** At or below the breakpoint: only a press on the arrow opens a dropdown, and the link is followed. */
  opensOnIcon: flag(true),
  /** Marks the item whose place on this page is in view. */
  onePage: flag(false),
  /** Stops the page from scrolling while the panel is open. */
  locksScroll: flag(true),
  /** The panel’s name for screen readers. */
  labelText: phrase('Menu'),
  /** The name of the button that opens the panel. */
  toggleText: phrase('Menu'),
  /** The name of the button that closes the panel. */
  closeText: phrase('Close menu'),
  ...menuTexts,
});
