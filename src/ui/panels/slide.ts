import { reducesMotion } from '../../page/base/device';

/** Slides an element open or shut; `duration` in milliseconds, `from` in pixels. Returns undefined if nothing moves. */
export function slide(
  element: HTMLElement,
  isOpening: boolean,
  duration: number,
  from = isOpening ? 0 : element.offsetHeight,
): Animation | undefined {
  if (!duration || reducesMotion() || !element.textContent?.trim()) return undefined;
  const height = [from, isOpening ? element.offsetHeight : 0].map((pixels) => `${pixels}px`);
  return element.animate?.({ height, overflow: ['hidden', 'hidden'] }, { duration, easing: 'ease-in-out' });
}
