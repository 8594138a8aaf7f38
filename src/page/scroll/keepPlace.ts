/** What scrolls an element; null for one in a fixed box, which stays by itself. */
function scrollerOf(element: Element): Element | null {
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    const { overflowY, position } = getComputedStyle(node);
    if (position === 'fixed') return null;
    if (node !== element && /auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight) return node;
  }
  return document.scrollingElement;
}

/**
 * Runs `change`, and scrolls so that what `find` finds stays where the visitor has it. Browsers do this only for what is
 * scrolled already, and some never. `makeRoom` gets the height that the page needs where it is too short for that.
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
  // What is further down than the screen is not what the visitor looks at.
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
