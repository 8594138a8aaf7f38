/** What becomes of a click on a card: followed here, opened beside, or not a click on the card at all. */
export type CardClick = 'follow' | 'open' | 'none';

/** The facts of a click, or of the Enter key. */
export interface CardFacts {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** 0 for the left button and for keys, 1 for the middle one. */
  button: number;
  target: string;
  /** Has the visitor selected text in the card? */
  hasSelected: boolean;
}

/** Decides as a browser does for a link: modifiers and the middle button open it beside; alt and other buttons are not ours. */
export function cardClick({ ctrlKey, metaKey, shiftKey, altKey, button, target, hasSelected }: CardFacts): CardClick {
  if (altKey || button > 1 || hasSelected) return 'none';
  if (ctrlKey || metaKey || shiftKey || button === 1) return 'open';
  return target === '_blank' ? 'open' : 'follow';
}
