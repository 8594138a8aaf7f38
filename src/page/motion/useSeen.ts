import { useLayoutEffect, useState } from 'react';
import { watchInView } from '../../core/dom/inView';
import { useStore } from '../../core/react/hooks';

/** Every hundredth up to a half, so that also what is many screens tall is noticed in time. */
const STEPS = Array.from({ length: 51 }, (_, at) => at / 100);

/** Is half of it in view, or does it fill half of the window? */
function isSeen({
  isIntersecting,
  boundingClientRect,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  const room = Math.min(boundingClientRect.height, rootBounds?.height ?? window.innerHeight);
  return isIntersecting && intersectionRect.height >= Math.floor(room / 2);
}

/** Calls `run` once, when half of `element` is in view, or it fills half of the window. Returns what stops the wait. */
function whenSeen(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(isSeen)) return;
      observer.disconnect();
      run();
    },
    { threshold: STEPS },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Has `element` been seen? Stays true once it has. */
export function useSeen(element: Element): boolean {
  const [seen, setSeen] = useState<Element | null>(null);
  const has = seen === element;
  useLayoutEffect(() => (has ? undefined : whenSeen(element, () => setSeen(element))), [element, has]);
  return has;
}

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
  /** The visitor's choice, or what the browser allows. */
  switchTo(isOn: boolean): void;
}

/** Plays while `element` is seen, until the visitor switches it off; `startsStill`: only when switched on. */
export function usePlaying(element: Element, startsStill: boolean): Playing {
  const [choice, switchTo] = useState<boolean | null>(null);
  const isOn = choice ?? !startsStill;
  const isSeen = useOnScreen(element);
  return { isOn, plays: isOn && isSeen, switchTo };
}
