import { choice, type InferSettings, settingsSchema, text } from '../../core/settings';

const DEVICES = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop'] as const;

/** Settings of `mega-menu`. */
export const settings = settingsSchema({
  open_on: choice(['hover', 'click'], 'hover'),
  item_layout: choice(['horizontal', 'dropdown'], 'horizontal'),
  breakpoint_selector: choice([...DEVICES, 'none'], 'tablet'),
  content_width: choice(['fit_to_content', 'full_width'], 'full_width'),
  content_horizontal_position: choice(['left', 'center', 'right'], 'center'),
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
