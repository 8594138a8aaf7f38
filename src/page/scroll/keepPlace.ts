/** The scroll container of an element; null in a fixed box, which stays by itself. */
function scrollerOf(element: Element): Element | null {
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    const { overflowY, position } = getComputedStyle(node);
    if (position === 'fixed') return null;
    if (node !== element && /auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight) return node;
  }
  return document.scrollingElement;
}

/**
 * Runs `change`, and scrolls so that the element of `find` keeps its place in the viewport. Browsers do this only for
 * what is scrolled already, and some never. `makeRoom` gets the height that the page needs where it is too short for
 * that.
 */
export function keepPlace<T>(
  find: () => Element | null | undefined,
  change: () => T,
  makeRoom?: (height: number) => void,
): T {
  const top = (): number | undefined => find()?.getBoundingClientRect().top;
  const before = top();
  const result = change();
  const element = find();
  const scroller = element && scrollerOf(element);
  // The visitor does not look at elements below the viewport.
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
