import { useLayoutEffect } from 'react';

/** Windows that have room for the page and the panel. */
const WIDE = '(min-width: 1024px)';

/** The panel's width, in pixels. */
export const PANEL_WIDTH = 390;

/** Narrows the page while the panel is open, so that nothing of it lies under the panel; only in wide windows. */
export function usePageBeside(side: 'left' | 'right', isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const list = window.matchMedia(WIDE);
    const { style } = document.documentElement;
    const name = `margin-${side}`;
    const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
    const set = (value: string, priority: string): void => {
      style.setProperty(name, value, priority);
      // Scripts of the page measure again when the window changes.
      window.dispatchEvent(new Event('resize'));
    };
    const follow = (): void => {
      if (list.matches) set(`${PANEL_WIDTH}px`, 'important');
      else set(...before);
    };
    follow();
    list.addEventListener('change', follow);
    return () => {
      list.removeEventListener('change', follow);
      set(...before);
    };
  }, [side, isOn]);
}
