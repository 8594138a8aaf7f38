import { focusOn, isTyping, tabbable } from '../../page/focus';

/** Which way a key moves the row; 0: the key means something else here. */
export function stepOfKey(event: KeyboardEvent, rtl: boolean, isVertical: boolean): 1 | -1 | 0 {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return 0;
  const isChoice = target instanceof Element && target.matches('[type=radio], [type=range], [role=tab], [role=radio]');
  if (isChoice || isTyping(target instanceof Element ? target : null)) return 0;
  const [back, on] = isVertical
    ? ['ArrowUp', 'ArrowDown']
    : rtl
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
  return key === on ? 1 : key === back ? -1 : 0;
}

/** Moves the row; a focus in a slide that leaves goes on to the first one that stays or comes. */
export function keepFocus(slides: readonly HTMLElement[], move: () => void, isInView: (at: number) => boolean): void {
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  move();
  if (focused < 0 || isInView(focused)) return;
  const next = slides.find((_, at) => isInView(at));
  if (next) focusOn(tabbable(next)[0] ?? next, { preventScroll: true });
}
