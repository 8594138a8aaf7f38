import { useLayoutEffect, useState } from 'react';
import { sync } from '../../core/react/hooks';
import { onMoves } from '../../page/scroll/frames';

/** The window's width, and its left edge as seen from the element's offset parent; in pixels. */
export interface Stretch {
  left: number;
  width: number;
}

/** Measures how `element` becomes as wide as the window; undefined before the first measurement and unless `isOn`. */
export function useStretch(element: HTMLElement, isOn: boolean): Stretch | undefined {
  const [stretch, setStretch] = useState<Stretch>();
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    let next: Stretch = { left: 0, width: 0 };
    return onMoves(['size'], {
      measure() {
        const around = element.offsetParent ?? element.parentElement ?? element;
        const left = -(around.getBoundingClientRect().left + around.clientLeft);
        next = { left, width: document.documentElement.clientWidth };
      },
      draw: () =>
        sync(() => setStretch((now) => (now && now.left === next.left && now.width === next.width ? now : next))),
    });
  }, [element, isOn]);
  return isOn ? stretch : undefined;
}
