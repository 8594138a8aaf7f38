import { isTouchFirst } from '../../page/device';

/**
 * Was this click a tap? Browsers say so in the click itself, older ones in the `pointerdown` before it (`last`). A click
 * that was held and repeated says nothing: then the device decides. Keys and screen readers click with no count.
 */
export function isTap(event: MouseEvent, last: string | undefined): boolean {
  if (event.detail === 0) return false;
  const type = (event as PointerEvent).pointerType || (event.isTrusted ? last : undefined);
  return type ? type === 'touch' : isTouchFirst();
}
