import { reducesMotion } from '../page/device';

/** Slides an element open or shut, in milliseconds; writes no style. Undefined where nothing is to move. */
export function slide(element: HTMLElement, isOpening: boolean, duration: number): Animation | undefined {
  if (!duration || reducesMotion() || !element.textContent?.trim()) return undefined;
  const height = ['0', `${element.offsetHeight}px`];
  if (!isOpening) height.reverse();
  return element.animate?.({ height, overflow: ['hidden', 'hidden'] }, { duration, easing: 'ease-in-out' });
}
