let locks = 0;
let release = (): void => {};

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** iOS scrolls the page with a finger whatever `overflow` says; a finger in an inner scroll container is left alone. */
function onTouchMove(event: TouchEvent): void {
  if (event.touches.length > 1) return;
  for (let node = event.target; node instanceof Element && node !== document.body; node = node.parentElement) {
    if (scrolls(node) || node.matches('input[type=range]')) return;
  }
  if (event.cancelable) event.preventDefault();
}

/** Keeps the width of a scroll bar that goes, so that nothing moves sideways, fixed elements included. */
function lock(): () => void {
  const { style } = document.documentElement;
  const gap = window.innerWidth - document.documentElement.clientWidth;
  const before = {
    overflow: style.overflow,
    scrollbarGutter: style.scrollbarGutter,
    paddingInlineEnd: style.paddingInlineEnd,
  };
  style.overflow = 'hidden';
  if (gap > 0 && CSS.supports('scrollbar-gutter', 'stable')) style.scrollbarGutter = 'stable';
  else if (gap > 0) style.paddingInlineEnd = `${gap}px`;
  document.addEventListener('touchmove', onTouchMove, { passive: false });
  return () => {
    Object.assign(style, before);
    if (document.documentElement.getAttribute('style') === '') document.documentElement.removeAttribute('style');
    document.removeEventListener('touchmove', onTouchMove);
  };
}

/** Keeps the page behind a dialog from scrolling, without a layout jump. Returns a function that ends it. */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) release = lock();
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    locks -= 1;
    if (locks === 0) release();
  };
}
