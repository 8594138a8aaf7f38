import type { ReactNode } from 'react';
import { BindAll } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import { placeOnPage } from '../../page/scroll/samePage';
import { useReadSections } from '../../ui/menus/useReadSections';

const ITEMS = 'a.elementor-item-anchor[href*="#"]';

/** Marks the items whose sections are being read. */
export function AnchorItems({ host }: { host: HTMLElement }): ReactNode {
  const links = useLiveList(() => [...host.querySelectorAll<HTMLAnchorElement>(ITEMS)].filter(placeOnPage));
  const isRead = useReadSections(links);
  const items = links.map((link) => {
    const on = isRead(link) || undefined;
    return [link, { class: { 'elementor-item-active': on }, attrs: { 'aria-current': on && 'location' } }] as const;
  });
  return <BindAll items={items} />;
}
