import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  breakpoint: 'The largest width of the window with the panel at the side; `data-responsive-breakpoint` of the menu.',
  openOn: 'Above the breakpoint: `hover`, the mouse opens; `click`, a press on the link does.',
  opensOnIcon: 'At or below it: only a press on the arrow opens, and the link leads where it says.',
  onePage: 'Marks the item whose place on this page is in view.',
  locksScroll: 'Keeps the page from scrolling while the panel is open.',
  labelText: 'The panel’s name for screen readers.',
  toggleText: 'The name of the button that opens it.',
  closeText: 'The name of the button that closes it.',
  submenuText: 'The name of the button that opens what is below an item with a link of its own.',
  failedText: 'Shown and said where the content of a panel could not be fetched.',
};
