import { useLayoutEffect, useState } from 'react';
import { watchInView } from '../../core/dom/inView';
import { useStore } from '../../core/react/hooks';

/** Every hundredth up to a half, so that an element many screens tall is noticed in time. */
const STEPS = Array.from({ length: 51 }, (_, at) => at / 100);

/** Is half of the element in view, or does it fill half of the window? */
function isSeen({
  isIntersecting,
  boundingClientRect,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  const room = Math.min(boundingClientRect.height, rootBounds?.height ?? window.innerHeight);
  return isIntersecting && intersectionRect.height >= Math.floor(room / 2);
}

/** Calls `run` once half of `element` is in view, or it fills half of the window. Returns a stop function. */
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

/** Has half of `element` been in view, or has it filled half of the window? Stays true from then on. */
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

/** Is the element in view, and the browser tab visible? */
export function useOnScreen(element: Element): boolean {
  const [isIn, setIn] = useState(false);
  useLayoutEffect(() => watchInView(element, setIn), [element]);
  const isShown = useStore(onTabShown, () => !document.hidden);
  return isIn && isShown;
}

/** The state of an animation and its play button. */
export interface Playing {
  /** Is it switched on? The button's state. */
  isOn: boolean;
  /** Does it play now, because it is on and in view? */
  plays: boolean;
  /** Sets the visitor's choice, or what the browser allows. */
  switchTo(isOn: boolean): void;
}

/**
 * Plays while `element` is in view, until the visitor switches it off. With `startsStill` it must be switched on first.
 */
export function usePlaying(element: Element, startsStill: boolean): Playing {
  const [choice, switchTo] = useState<boolean | null>(null);
  const isOn = choice ?? !startsStill;
  const isSeen = useOnScreen(element);
  return { isOn, plays: isOn && isSeen, switchTo };
}
