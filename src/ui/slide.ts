import { reducesMotion } from '../page/base/device';

/**
 * Slides an element open or shut, in milliseconds; writes no style. `from`: the height that it has on the way, where
 * another slide was cut short. Undefined where nothing is to move.
 */
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
