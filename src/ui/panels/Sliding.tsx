import { useLayoutEffect, useRef } from 'react';
import { sync } from '../../core/react/hooks';

interface SlidingProps {
  to: HTMLElement;
  isOpen: boolean;
  /** In milliseconds. */
  duration: number;
  onEnd(): void;
}

const SHUT = {
  height: '0px',
  minHeight: '0px',
  paddingTop: '0px',
  paddingBottom: '0px',
  borderTopWidth: '0px',
  borderBottomWidth: '0px',
  overflow: 'hidden',
};

/** Animates between no height and the element's height; returns undefined if the element has no box. */
function slide(element: HTMLElement, isOpening: boolean, duration: number): Animation | undefined {
  if (element.getClientRects().length === 0) return undefined;
  const { height } = getComputedStyle(element);
  return element.animate?.([SHUT, { height, minHeight: '0px', overflow: 'hidden' }], {
    duration,
    easing: 'ease-in-out',
    fill: 'both',
    direction: isOpening ? 'normal' : 'reverse',
  });
}

/** Slides an element open or shut while it is rendered. A change of `isOpen` reverses a running animation. */
export function Sliding({ to, isOpen, duration, onEnd }: SlidingProps): null {
  const running = useRef<Animation>(undefined);
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    end.current = onEnd;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new duration counts from the next slide on
  useLayoutEffect(() => {
    if (running.current) {
      running.current.reverse();
      return;
    }
    const animation = slide(to, isOpen, duration);
    if (!animation) {
      onEnd();
      return;
    }
    animation.onfinish = () => sync(end.current);
    running.current = animation;
  }, [to, isOpen]);
  useLayoutEffect(() => () => running.current?.cancel(), []);
  return null;
}
