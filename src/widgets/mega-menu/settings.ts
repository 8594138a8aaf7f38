import { choice, type InferSettings, settingsSchema, text } from '../../core/settings/settings';

const DEVICES = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop'] as const;

/** Settings of `mega-menu`. */
export const settings = settingsSchema({
  /** `hover`: also what the mouse rests on opens; `click`: only a press does. */
  open_on: choice(['hover', 'click'], 'hover'),
  /** `dropdown`: on every device there is only the toggle, with the items behind it. */
  item_layout: choice(['horizontal', 'dropdown'], 'horizontal'),
  /** The largest device on which there is only the toggle; `none`: on none. */
  breakpoint_selector: choice([...DEVICES, 'none'], 'tablet'),
  /** `full_width`: what opens is as wide as the window; `fit_to_content`: as wide as it has to be. */
  content_width: choice(['fit_to_content', 'full_width'], 'full_width'),
  /** Where what opens stands below its item, if it is not as wide as the window. */
  content_horizontal_position: choice(['left', 'center', 'right'], 'center'),
  /** Class names of the animation with which it opens; none under reduced motion. */
  open_animation: text(''),
});

/** The values of the settings. */
export type MegaMenuSettings = InferSettings<typeof settings>;

/** Is there only the toggle, with a list behind it, on a device? */
export function isDropdownOn(device: string, { item_layout, breakpoint_selector }: MegaMenuSettings): boolean {
  if (item_layout === 'dropdown') return true;
  const all: readonly string[] = DEVICES;
  const at = all.indexOf(device);
  return at >= 0 && at <= all.indexOf(breakpoint_selector);
}
