import { choice, type InferSettings, settingsSchema, text } from '../../core/settings/settings';
import { NARROW } from '../../elementor/base/breakpoints';
import { perDevice } from '../../elementor/devices';

/** Settings of `mega-menu`. */
export const settings = settingsSchema({
  /** `hover`: the mouse opens panels, too; `click`: only a press does. */
  open_on: choice(['hover', 'click'], 'hover'),
  /** `dropdown`: every device has only the toggle, with the items behind it. */
  item_layout: choice(['horizontal', 'dropdown'], 'horizontal'),
  /** The largest device that has only the toggle; `none`: no device. */
  breakpoint_selector: choice([...NARROW, 'none'], 'tablet'),
  /** `full_width`: panels are as wide as the window; `fit_to_content`: as wide as their content. */
  content_width: choice(['fit_to_content', 'full_width'], 'full_width'),
  /** The alignment of a panel below its item, unless it is as wide as the window. */
  content_horizontal_position: choice(['left', 'center', 'right'], 'center'),
  /** `enable`: items that do not fit stay in one row, which can be dragged sideways. */
  horizontal_scroll: perDevice(choice(['enable', 'disable'], 'disable')),
  /** `end`: a row that is too long starts scrolled to its end. */
  item_position_horizontal: perDevice(text('')),
  /** Class names of the opening animation; none under reduced motion. */
  open_animation: text(''),
});

/** The values of the settings. */
export type MegaMenuSettings = InferSettings<typeof settings>;
