import type { ReactNode } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import { placeOnPage } from '../../page/scroll/samePage';
import { useReadSections } from '../../ui/menus/useReadSections';
import { titlesOf } from './markup';

/** Marks the titles whose sections are being read. */
export function Anchors({ nav }: { nav: HTMLElement }): ReactNode {
  const links = useLiveList(() =>
    titlesOf(nav).flatMap((title) =>
      [...title.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].filter(placeOnPage),
    ),
  );
  const isRead = useReadSections(links);
  const items = links.flatMap((link): BindItem[] => {
    const on = isRead(link) || undefined;
    const title = link.closest('.e-n-menu-title') ?? link;
    return [
      [link, { attrs: { 'aria-current': on && 'location' } }],
      [title, { class: { 'e-current': on } }],
    ];
  });
  return <BindAll items={items} />;
}
