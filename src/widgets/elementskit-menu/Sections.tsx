import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { sync, useLiveList } from '../../core/react/hooks';
import { followSections } from '../../page/scroll/sectionInView';
import { linkOf } from '../../ui/menus/elementskit/markup';
import { anchoredItems } from './markup';

/** Marks the item whose place on this page is in view. */
export function Sections({ list }: { list: Element }): ReactNode {
  const items = useLiveList(() => anchoredItems(list).map(([item]) => item));
  const [current, setCurrent] = useState<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other places
  useLayoutEffect(() => {
    const targets = [...new Set(anchoredItems(list).map(([, target]) => target))];
    return followSections(targets, (now) => sync(() => setCurrent(now)));
  }, [list, items]);
  const bound = anchoredItems(list).flatMap(([item, target]): BindItem[] => {
    const link = linkOf(item);
    const isHere = target === current;
    return [
      // What the server marks is the page, not the place on it.
      [item, { class: { active: current ? isHere : undefined } }],
      ...(link ? [[link, { attrs: { 'aria-current': isHere ? 'location' : undefined } }] as BindItem] : []),
    ];
  });
  return <BindAll items={bound} />;
}
