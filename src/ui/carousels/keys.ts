/** The keys of a carousel: arrows move it, Enter and Space press what is no native button. */
import { isElement } from '../../core/dom/nodes';
import { isTyping } from '../../page/focus/focus';

/** The step of an arrow key: back (-1) or forward (1); 0 for other keys, and in elements that use arrow keys. */
export function stepOfKey(event: KeyboardEvent, rtl: boolean, isVertical: boolean): 1 | -1 | 0 {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return 0;
  const isChoice = isElement(target) && target.matches('[type=radio], [type=range], [role=tab], [role=radio]');
  if (isChoice || isTyping(isElement(target) ? target : null)) return 0;
  const [before, after] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const isMirrored = rtl && !isVertical;
  if (key === after) return isMirrored ? -1 : 1;
  if (key === before) return isMirrored ? 1 : -1;
  return 0;
}

/**
 * A `keydown` listener for elements other than native buttons. As with those, Enter that is held presses again and
 * again, Space once.
 */
export const onPress =
  (press: () => void) =>
  (event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.key === 'Enter' || !event.repeat) press();
  };
