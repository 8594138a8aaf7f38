import { focusOn, tabbable } from '../../page/focus/focus';

const PAGE = '.page-numbers';

function twinOf(before: HTMLElement, fresh: Element): HTMLElement | null | undefined {
  if (before.id) {
    const same = fresh.querySelector<HTMLElement>(`#${CSS.escape(before.id)}`);
    if (same) return same;
  }
  // The link to a page is the current page's number afterwards.
  if (before.matches(PAGE)) {
    const side = ['next', 'prev'].find((name) => before.classList.contains(name));
    const link = side && fresh.querySelector<HTMLElement>(`a${PAGE}.${side}`);
    return link || fresh.querySelector<HTMLElement>(`${PAGE}.current`);
  }
  const all = tabbable(fresh);
  const textOf = (element: HTMLElement): string => element.textContent?.trim() ?? '';
  const isAlike = (one: HTMLElement): boolean => one.localName === before.localName && textOf(one) === textOf(before);
  const href = before.getAttribute('href');
  return all.find((one) => isAlike(one) && one.getAttribute('href') === href) ?? all.find(isAlike);
}

/** Remembers the focused element in `old`; the returned function focuses its counterpart in the replacement. */
export function keepFocusIn(old: Element): (fresh: HTMLElement) => void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || before === old || !old.contains(before)) return () => {};
  return (fresh) => focusOn(twinOf(before, fresh) ?? fresh, { preventScroll: true });
}
