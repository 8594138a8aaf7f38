import { useLayoutEffect, useState } from 'react';
import { sync } from '../../core/react/hooks';
import { placeOnPage } from '../../page/scroll/samePage';
import { isBeingRead, watchSection } from '../../page/scroll/sectionInView';

const sectionsOf = (links: readonly HTMLAnchorElement[]): Element[] => [
  ...new Set(links.flatMap((link) => placeOnPage(link) ?? [])),
];

/**
 * Tells which links lead to a section that is being read. `links` must keep its identity while it has the same links.
 */
export function useReadSections(links: readonly HTMLAnchorElement[]): (link: HTMLAnchorElement) => boolean {
  // Known in the first render, because links that were marked before the widget must not lose the mark for a moment.
  const [read, setRead] = useState<ReadonlySet<Element>>(() => new Set(sectionsOf(links).filter(isBeingRead)));
  useLayoutEffect(() => {
    const change = (section: Element, isRead: boolean): void =>
      sync(() =>
        setRead((now) => {
          const next = new Set(now);
          if (isRead) next.add(section);
          else next.delete(section);
          return next;
        }),
      );
    const stops = sectionsOf(links).map((section) => watchSection(section, (isRead) => change(section, isRead)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [links]);
  return (link) => {
    const section = placeOnPage(link);
    return section !== null && read.has(section);
  };
}
