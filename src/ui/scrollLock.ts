let locks = 0;
let release = (): void => {};

/** Keeps the page behind a dialog from scrolling, without a layout jump. Returns what ends it. */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) {
    const { style } = document.documentElement;
    const gap = window.innerWidth - document.documentElement.clientWidth;
    const before = { overflow: style.overflow, padding: style.paddingInlineEnd };
    style.overflow = 'hidden';
    if (gap > 0) style.paddingInlineEnd = `${gap}px`;
    release = () => {
      style.overflow = before.overflow;
      style.paddingInlineEnd = before.padding;
      if (document.documentElement.getAttribute('style') === '') document.documentElement.removeAttribute('style');
    };
  }
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    locks -= 1;
    if (locks === 0) release();
  };
}
