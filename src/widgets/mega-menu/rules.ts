/** Elementor's devices below the desktop, smallest first. */
export const DEVICES = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop'] as const;

interface Layout {
  item_layout: string;
  breakpoint_selector: string;
}

/** Does a device have only the toggle, with the list behind it? */
export function isDropdownOn(device: string, { item_layout, breakpoint_selector }: Layout): boolean {
  if (item_layout === 'dropdown') return true;
  const all: readonly string[] = DEVICES;
  const at = all.indexOf(device);
  return at >= 0 && at <= all.indexOf(breakpoint_selector);
}
