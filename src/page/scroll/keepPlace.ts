/** The element's scroll container; null inside a fixed box, which does not move anyway. */
function scrollerOf(element: Element): Element | null {
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    const { overflowY, position } = getComputedStyle(node);
    if (position === 'fixed') return null;
    if (node !== element && /auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight) return node;
  }
  return document.scrollingElement;
}

/**
 * Runs `change` and scrolls so that the element from `find` keeps its place in the window. Browsers' scroll anchoring
 * works only on a scrolled page, and some browsers have none. If the page is too short, `makeRoom` is called with the
 * height that it needs, in pixels.
 */
export function keepPlace<T>(
  find: () => Element | null | undefined,
  change: () => T,
  makeRoom?: (height: number) => void,
): T {
  // An element that is not shown has no place: themes hide a button once it has added.
  const shown = (): Element | null => {
    const element = find();
    return element?.getClientRects().length ? element : null;
  };
  const before = shown()?.getBoundingClientRect().top;
  const result = change();
  const element = shown();
  const scroller = element && scrollerOf(element);
  // The visitor is not looking at an element below the window.
  if (before === undefined || before >= window.innerHeight || !element || !scroller) return result;
  const scroll = (): number => {
    scroller.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
    return element.getBoundingClientRect().top - before;
  };
  const missing = scroll();
  if (missing < 1 || !makeRoom || scroller !== document.scrollingElement) return result;
  makeRoom(scroller.scrollTop + scroller.clientHeight + missing);
  scroll();
  return result;
}
