/** How a menu opens its dropdowns. */
export interface Mode {
  /** Is the window at or below the menu's breakpoint? */
  isNarrow: boolean;
  /** Above the breakpoint: does a press on the link open, not the mouse? */
  byClick: boolean;
  /** At or below the breakpoint: does only a press on the arrow open, so that the link is followed? */
  onIcon: boolean;
}

/** A press on the link of an item with a panel. */
export interface Press {
  onIcon: boolean;
  /** Does the link have an address? */
  leads: boolean;
  isOpen: boolean;
  isTouch: boolean;
}

/** Does a press open or close the panel? Otherwise the browser follows the link. */
export function toggles({ isNarrow, byClick, onIcon }: Mode, press: Press): boolean {
  if (press.onIcon || !press.leads) return true;
  if (isNarrow) return !onIcon;
  // A finger cannot hover: its first tap opens, its second follows the link.
  return byClick || (press.isTouch && !press.isOpen);
}

/** A CSS width from the server's value, e.g. `750px` or `750`; undefined for anything else. */
export function widthOf(given: string | null): string | undefined {
  const [, size, unit] = /^(\d+(?:\.\d+)?)(px|%|em|rem|vw)?$/.exec(given?.trim() ?? '') ?? [];
  return size && Number(size) > 0 ? `${size}${unit ?? 'px'}` : undefined;
}

/** The edges of an item in the window, and the widths of its panel and the window, in pixels. */
export interface Room {
  left: number;
  right: number;
  panel: number;
  window: number;
  /** Does it open beside the item, not below? */
  isNested: boolean;
  isRtl: boolean;
}

/** Would the panel leave the window, and is there room on the other side? */
export function flips({ left, right, panel, window, isNested, isRtl }: Room): boolean {
  const before = isNested ? left - panel : right - panel;
  const after = isNested ? right + panel : left + panel;
  return isRtl ? before < 0 && after <= window : after > window && before >= 0;
}
