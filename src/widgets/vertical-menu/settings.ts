import { flag, phrase, settingsSchema } from '../../core/settings/settings';
import { menuTexts } from '../../ui/menus/elementskit/phrases';

/** Settings of `vertical-menu`. */
export const settings = settingsSchema({
  /** Up to 1024 px: only a press on the arrow opens a dropdown, and the link is followed. */
  opensOnIcon: flag(true),
  /** The name of the button above the list if it has no text. */
  toggleText: phrase('Menu'),
  ...menuTexts,
});
