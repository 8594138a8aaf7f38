import { isTouchFirst } from '../../page/base/device';

/** Was this click a tap? `lastPointer`: the type of the `pointerdown` before, for browsers whose clicks have no type. */
export function isTap(event: MouseEvent, lastPointer: string | undefined): boolean {
  // Keys and screen readers.
  if (event.detail === 0) return false;
  // A click that was held and repeated is not trusted and has no type: the device decides.
  const type = (event as PointerEvent).pointerType || (event.isTrusted ? lastPointer : undefined);
  return type ? type === 'touch' : isTouchFirst();
}

interface CardFacts {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** 0 for the left button and for keys, 1 for the middle one. */
  button: number;
  target: string;
  hasSelected: boolean;
}

/** What a click on a card does, as a browser decides for a link: goes to its address, opens a new tab, or nothing. */
export function cardClick({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  button,
  target,
  hasSelected,
}: CardFacts): 'follow' | 'open' | 'none' {
  if (altKey || button > 1 || hasSelected) return 'none';
  if (ctrlKey || metaKey || shiftKey || button === 1) return 'open';
  return target === '_blank' ? 'open' : 'follow';
}
