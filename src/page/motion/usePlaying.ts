import { useLayoutEffect, useState } from 'react';
import { watchInView } from '../../core/dom/inView';
import { useStore } from '../../core/react/hooks';

function onTabShown(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Is the element in view, in a tab that is shown? */
export function useOnScreen(element: Element): boolean {
  const [isIn, setIn] = useState(false);
  useLayoutEffect(() => watchInView(element, setIn), [element]);
  const isShown = useStore(onTabShown, () => !document.hidden);
  return isIn && isShown;
}

/** Something that moves by itself, and its button. */
export interface Playing {
  /** Is it to play? The button's state. */
  isOn: boolean;
  /** Does it play now: is it on, and seen? */
  plays: boolean;
  /** The visitor's choice, or the browser's permission. */
  switchTo(isOn: boolean): void;
}

/** Plays while `element` is seen, until the visitor switches it off; `startsStill`: only when switched on. */
export function usePlaying(element: Element, startsStill: boolean): Playing {
  const [choice, switchTo] = useState<boolean | null>(null);
  const isOn = choice ?? !startsStill;
  const isSeen = useOnScreen(element);
  return { isOn, plays: isOn && isSeen, switchTo };
}
