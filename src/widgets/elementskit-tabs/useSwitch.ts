import { useLayoutEffect, useState } from 'react';
import type { BindItem } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { onResize } from '../../page/scroll/onResize';
import { indicatorOf, type Tab } from './markup';

const boxOf = (host: Element): HTMLInputElement | null => host.querySelector('input.ekit-custom-control-input');

/** Runs the switch between two contents, and the mark under the title of the open one. Returns their bindings. */
export function useSwitch(
  host: HTMLElement,
  tabs: readonly Tab[],
  active: Tab | undefined,
  choose: (tab: Tab) => unknown,
): readonly BindItem[] {
  const box = useLive(host, boxOf);
  const indicator = useLive(host, indicatorOf);
  const [place, setPlace] = useState<Record<string, string>>();
  const title = active?.title;
  const isSecond = active !== undefined && active === tabs[1];

  useLayoutEffect(() => {
    if (box) box.checked = isSecond;
  }, [box, isSecond]);
  useLayoutEffect(() => {
    if (!indicator || !title) return undefined;
    const measure = (): void => {
      const { offsetWidth, offsetHeight, offsetLeft, offsetTop } = title;
      const sizes = { width: offsetWidth, height: offsetHeight, left: offsetLeft, top: offsetTop };
      setPlace(Object.fromEntries(Object.entries(sizes).map(([name, pixels]) => [name, `${pixels}px`])));
    };
    measure();
    return onResize([title], measure);
  }, [indicator, title]);

  const items: BindItem[] = [];
  if (box) {
    const change = (): void => {
      const tab = tabs[box.checked ? 1 : 0];
      if (tab) choose(tab);
    };
    items.push([box, { on: { change } }]);
  }
  if (indicator) {
    const item = title?.closest<HTMLElement>('[data-elementor_current_item]')?.dataset.elementor_current_item;
    items.push([indicator, { style: place, class: item && /^\S+$/.test(item) ? { [item]: true } : undefined }]);
  }
  return items;
}
