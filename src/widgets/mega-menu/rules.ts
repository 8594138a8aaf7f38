import { NARROW } from '../../elementor/base/breakpoints';

interface Layout {
  item_layout: string;
  breakpoint_selector: string;
}

/** Does a device have only the toggle, with the list behind it? */
export function isDropdownOn(device: string, { item_layout, breakpoint_selector }: Layout): boolean {
  if (item_layout === 'dropdown') return true;
  const all: readonly string[] = NARROW;
  const at = all.indexOf(device);
  return at >= 0 && at <= all.indexOf(breakpoint_selector);
}
