import { choice, type InferSettings, settingsSchema, text } from '../../core/settings/settings';

const DEVICES = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop'] as const;

/** Settings of `mega-menu`. */
export const settings = settingsSchema({
  /** `hover`: the mouse opens panels, too; `click`: only a press does. */
  open_on: choice(['hover', 'click'], 'hover'),
  /** `dropdown`: every device has only the toggle, with the items behind it. */
  item_layout: choice(['horizontal', 'dropdown'], 'horizontal'),
  /** The largest device that has only the toggle; `none`: no device. */
  breakpoint_selector: choice([...DEVICES, 'none'], 'tablet'),
  /** `full_width`: panels are as wide as the window; `fit_to_content`: as wide as their content. */
  content_width: choice(['fit_to_content', 'full_width'], 'full_width'),
  /** The alignment of a panel below its item, unless it is as wide as the window. */
  content_horizontal_position: choice(['left', 'center', 'right'], 'center'),
  /** Class names of the opening animation; none under reduced motion. */
  open_animation: text(''),
});

/** The values of the settings. */
export type MegaMenuSettings = InferSettings<typeof settings>;

/** Does a device have only the toggle, with the list behind it? */
export function isDropdownOn(device: string, { item_layout, breakpoint_selector }: MegaMenuSettings): boolean {
  if (item_layout === 'dropdown') return true;
  const all: readonly string[] = DEVICES;
  const at = all.indexOf(device);
  return at >= 0 && at <= all.indexOf(breakpoint_selector);
}
