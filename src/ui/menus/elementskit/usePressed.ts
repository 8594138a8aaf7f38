import { useLayoutEffect, useState } from 'react';
import { sync } from '../../../core/react/hooks';

/** How long after its release a press may become a click, in milliseconds; that of a finger comes late. */
const CLICK_COMES = 300;

/** Is a press on the element under way? The browser drops the click of a press whose target goes meanwhile. */
export function usePressed(element: Element): boolean {
  const [isPressed, setPressed] = useState(false);
  useLayoutEffect(() => {
    let timer = 0;
    const release = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setPressed(false), CLICK_COMES);
      stop();
    };
    const stop = (): void => {
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
    const press = (): void => {
      clearTimeout(timer);
      sync(() => setPressed(true));
      window.addEventListener('pointerup', release, true);
      window.addEventListener('pointercancel', release, true);
    };
    element.addEventListener('pointerdown', press);
    return () => {
      element.removeEventListener('pointerdown', press);
      clearTimeout(timer);
      stop();
    };
  }, [element]);
  return isPressed;
}
