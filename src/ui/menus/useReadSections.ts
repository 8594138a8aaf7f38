import { useLayoutEffect, useState } from 'react';
import { sync } from '../../core/react/hooks';
import { placeOnPage } from '../../page/scroll/samePage';
import { watchSection } from '../../page/scroll/sectionInView';

/** Tells which links lead to a section that is being read. `links` must be the same array while they are the same. */
export function useReadSections(links: readonly HTMLAnchorElement[]): (link: HTMLAnchorElement) => boolean {
  const [read, setRead] = useState<ReadonlySet<Element>>(() => new Set());
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
    const sections = new Set(links.flatMap((link) => placeOnPage(link) ?? []));
    const stops = [...sections].map((section) => watchSection(section, (isRead) => change(section, isRead)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [links]);
  return (link) => {
    const section = placeOnPage(link);
    return section !== null && read.has(section);
  };
}
