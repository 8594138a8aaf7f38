import { isTouchFirst } from '../../page/base/device';

/** Was this click a tap? `lastPointer`: type of the last `pointerdown`, for browsers whose clicks have none. */
export function isTap(event: MouseEvent, lastPointer: string | undefined): boolean {
  if (event.detail === 0) return false;
  // A replayed click is untrusted and has no type, so the device decides.
  const type = (event as PointerEvent).pointerType || (event.isTrusted ? lastPointer : undefined);
  return type ? type === 'touch' : isTouchFirst();
}

interface CardFacts {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  button: number;
  target: string;
  hasSelected: boolean;
}

/** What a click on a card does, as on a link: go to its address, open a new tab, or nothing. */
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
