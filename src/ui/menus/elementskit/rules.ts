/** How a menu opens its dropdowns. */
export interface Mode {
  /** Is the window at or below the menu's breakpoint? */
  isNarrow: boolean;
  /** Above the breakpoint: a press anywhere on the link opens; without it, the pointer does. */
  byClick: boolean;
  /** At or below it: only a press on the arrow opens, and the link is followed. */
  onIcon: boolean;
}

/** A press on the link of an item that has a panel. */
export interface Press {
  onIcon: boolean;
  /** Has the link an address? */
  leads: boolean;
  isOpen: boolean;
  isTouch: boolean;
}

/** Does a press open or close the panel? Else the browser follows the link. */
export function toggles({ isNarrow, byClick, onIcon }: Mode, press: Press): boolean {
  if (press.onIcon || !press.leads) return true;
  if (isNarrow) return !onIcon;
  // A finger cannot hover: its first tap opens, its second follows the link.
  return byClick || (press.isTouch && !press.isOpen);
}

/** A width as the server prints it, e.g. `750px` or `750`; undefined where it is none. */
export function widthOf(given: string | null): string | undefined {
  const [, size, unit] = /^(\d+(?:\.\d+)?)(px|%|em|rem|vw)?$/.exec(given?.trim() ?? '') ?? [];
  return size && Number(size) > 0 ? `${size}${unit ?? 'px'}` : undefined;
}

/** The edges of an item in the viewport, and the size of its panel, in pixels. */
export interface Room {
  left: number;
  right: number;
  panel: number;
  window: number;
  /** Does it open beside the item, not below? */
  isNested: boolean;
  isRtl: boolean;
}

/** Must the panel open to the other side to stay in the window, and is there room for it? */
export function flips({ left, right, panel, window, isNested, isRtl }: Room): boolean {
  const before = isNested ? left - panel : right - panel;
  const after = isNested ? right + panel : left + panel;
  return isRtl ? before < 0 && after <= window : after > window && before >= 0;
}
