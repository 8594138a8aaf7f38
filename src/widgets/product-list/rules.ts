interface CardFacts {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  button: number;
  target: string;
  hasSelected: boolean;
}

/** The effect of a click on a card, as on a link: open its address here, in a new tab, or do nothing. */
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
