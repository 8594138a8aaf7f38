/** Where a section lies on the page, in pixels from its top. */
export interface Section {
  top: number;
  bottom: number;
}

/** What of the page is in view, in pixels from its top. */
export interface View {
  top: number;
  height: number;
}

/** Positions are rounded by the browser. */
const SLACK = 1;

function below(sections: readonly Section[], at: number, view: View): number | null {
  const here = sections[at];
  const end = view.top + view.height;
  // Taller than the window: first the rest of it.
  if (here && here.bottom - here.top > view.height + SLACK && here.bottom > end + SLACK) return null;
  const next = sections.find(({ top }) => top > view.top + SLACK);
  // What stands above the first is scrolled as ever until that is near.
  return next && (here || next.top <= end + SLACK) ? next.top : null;
}

function above(sections: readonly Section[], at: number, view: View): number | null {
  const here = sections[at];
  if (!here) return null;
  const isTall = here.bottom - here.top > view.height + SLACK;
  if (here.top < view.top - SLACK) return isTall ? null : here.top;
  const before = sections[at - 1];
  return before ? Math.max(before.top, before.bottom - view.height) : null;
}

/** Where one step up or down leads, in pixels from the page's top; null: the browser scrolls by itself. */
export function stopFor(sections: readonly Section[], view: View, isDown: boolean): number | null {
  const last = sections.findLastIndex(({ top }) => top <= view.top + SLACK);
  const isBeyond = last === sections.length - 1 && (sections[last]?.bottom ?? 0) <= view.top + SLACK;
  const at = isBeyond ? -1 : last;
  return isDown ? below(sections, at, view) : above(sections, at, view);
}

/** Which section is viewed, from 0, and which are completely in view. */
export function viewed(sections: readonly Section[], view: View): { at: number; complete: readonly boolean[] } {
  const middle = view.top + view.height / 2;
  const end = view.top + view.height;
  const at = sections.findLastIndex(({ top }) => top <= middle);
  return {
    at: Math.max(0, at),
    complete: sections.map(({ top, bottom }) => top >= view.top - SLACK && bottom <= end + SLACK),
  };
}

/** Does nothing but the sections stand on the page? */
export const fills = (sections: readonly Section[], height: number): boolean =>
  (sections[0]?.top ?? 1) <= SLACK && (sections.at(-1)?.bottom ?? 0) >= height - SLACK;

/** The way that a key scrolls; undefined: it does not. */
export function scrollsDown(key: string, isShifted: boolean): boolean | undefined {
  if (key === ' ') return !isShifted;
  if (isShifted) return undefined;
  if (key === 'ArrowDown' || key === 'PageDown') return true;
  return key === 'ArrowUp' || key === 'PageUp' ? false : undefined;
}
