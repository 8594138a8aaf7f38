/** The position of a section, in pixels from the top of the page. */
export interface Section {
  top: number;
  bottom: number;
}

/** The part of the page in view, in pixels. */
export interface View {
  top: number;
  height: number;
}

/** A tolerance in pixels, because browsers round positions. */
const SLACK = 1;

function below(sections: readonly Section[], at: number, view: View): number | null {
  const here = sections[at];
  const end = view.top + view.height;
  // The rest of a section that is taller than the window comes first.
  if (here && here.bottom - here.top > view.height + SLACK && here.bottom > end + SLACK) return null;
  const next = sections.find(({ top }) => top > view.top + SLACK);
  // Content above the first section is scrolled natively until that section is in view.
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

/** The target of one step up or down, in pixels from the top of the page; null: the browser scrolls natively. */
export function stopFor(sections: readonly Section[], view: View, isDown: boolean): number | null {
  const last = sections.findLastIndex(({ top }) => top <= view.top + SLACK);
  const isBeyond = last === sections.length - 1 && (sections[last]?.bottom ?? 0) <= view.top + SLACK;
  const at = isBeyond ? -1 : last;
  return isDown ? below(sections, at, view) : above(sections, at, view);
}

/** Finds the viewed section, from 0, and the sections that are completely in view. */
export function viewed(sections: readonly Section[], view: View): { at: number; complete: readonly boolean[] } {
  const middle = view.top + view.height / 2;
  const end = view.top + view.height;
  const at = sections.findLastIndex(({ top }) => top <= middle);
  return {
    at: Math.max(0, at),
    complete: sections.map(({ top, bottom }) => top >= view.top - SLACK && bottom <= end + SLACK),
  };
}

/** Do the sections fill the page, `height` pixels high, from top to bottom? */
export const fills = (sections: readonly Section[], height: number): boolean =>
  (sections[0]?.top ?? 1) <= SLACK && (sections.at(-1)?.bottom ?? 0) >= height - SLACK;

/** Does a key scroll down? False: up; undefined: it does not scroll. */
export function scrollsDown(key: string, isShifted: boolean): boolean | undefined {
  if (key === ' ') return !isShifted;
  if (isShifted) return undefined;
  if (key === 'ArrowDown' || key === 'PageDown') return true;
  return key === 'ArrowUp' || key === 'PageUp' ? false : undefined;
}
