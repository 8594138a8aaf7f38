import type { ReactNode } from 'react';
import type { ContentsSettings } from './settings';
import { holds, type Item } from './tree';

interface ListProps {
  items: readonly Item<HTMLElement>[];
  /** The heading that is being read; -1: none. */
  current: number;
  /** Of the ids of the headings' anchors. */
  prefix: string;
  settings: ContentsSettings;
  isTop?: boolean;
}

/** The items of one list, with the lists inside them. */
export function List({ items, current, prefix, settings, isTop = false }: ListProps): ReactNode {
  return items.map((item) => (
    <ListItem key={item.at} item={item} current={current} prefix={prefix} settings={settings} isTop={isTop} />
  ));
}

function ListItem({ item, current, prefix, settings, isTop }: Omit<ListProps, 'items'> & { item: Item<HTMLElement> }) {
  const isCurrent = item.at === current;
  const names = [
    'elementor-toc__list-item-text',
    isTop && 'elementor-toc__top-level',
    isCurrent && 'elementor-item-active',
  ];
  const Inner = settings.marker_view === 'numbers' ? 'ol' : 'ul';
  const isFolded = settings.collapse_subitems && !holds(item, current);
  return (
    <li className="elementor-toc__list-item">
      <div className="elementor-toc__list-item-text-wrapper">
        {settings.marker_view === 'bullets' && settings.icon && <i className={settings.icon} aria-hidden="true" />}
        <a
          href={`#${prefix}${item.at}`}
          className={names.filter(Boolean).join(' ')}
          aria-current={isCurrent ? 'location' : undefined}
        >
          {item.heading.textContent?.trim()}
        </a>
      </div>
      {item.items.length > 0 && (
        <Inner className="elementor-toc__list-wrapper" style={isFolded ? { display: 'none' } : undefined}>
          <List items={item.items} current={current} prefix={prefix} settings={settings} />
        </Inner>
      )}
    </li>
  );
}
