import { isTyping } from '../../page/focus/focus';

/** The step of a key: back (-1) or on (1); 0: the key means something else there. */
export function stepOfKey(event: KeyboardEvent, rtl: boolean, isVertical: boolean): 1 | -1 | 0 {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return 0;
  const isChoice = target instanceof Element && target.matches('[type=radio], [type=range], [role=tab], [role=radio]');
  if (isChoice || isTyping(target instanceof Element ? target : null)) return 0;
  const [before, after] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const isMirrored = rtl && !isVertical;
  if (key === after) return isMirrored ? -1 : 1;
  if (key === before) return isMirrored ? 1 : -1;
  return 0;
}

/** Enter and Space, for elements that are no buttons by themselves. */
export const onPress =
  (press: () => void) =>
  (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
