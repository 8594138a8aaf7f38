import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { keyOf, sync, useLiveList } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { iconOf } from '../../elementor/iconMarkup';
import { followHeadings } from '../../page/scroll/sectionInView';
import { Folding } from './Folding';
import { headingsOf, holds, type Item, treeOf } from './headings';
import { type ContentsSettings, type settings as schema, settings } from './settings';
import './table-of-contents.css';

type Props = WidgetProps<typeof schema>;

/** The part of the window's height above which a heading counts as reached. Links lead their heading there. */
const LINE = 0.2;

/** The prefix of the anchors' ids, different for each list, because several lists may contain the same headings. */
function prefixOf(host: Element): string {
  const isFirst = document.querySelector('[data-widget~="table-of-contents"]') === host;
  return `elementor-toc__heading-anchor-${isFirst ? '' : `${host.getAttribute('data-id') ?? keyOf(host)}-`}`;
}

const levelOf = (heading: Element): number => Number(/^H([1-6])$/.exec(heading.tagName)?.[1] ?? 7);

/** A page's contents, in which the heading that is being read is marked. */
function TableOfContents({ host, settings }: Props): ReactNode {
  const headings = useLiveList(() => headingsOf(host, settings));
  const [current, setCurrent] = useState(-1);
  useEffect(
    () => followHeadings(headings, (heading) => sync(() => setCurrent(headings.indexOf(heading as HTMLElement))), LINE),
    [headings],
  );
  const ownId = useId();
  const body = host.querySelector<HTMLElement>('.elementor-toc__body') ?? host;
  const bodyId = body.id || `toc-${ownId}`;
  const title = host.querySelector('.elementor-toc__header-title')?.textContent?.trim();
  const spinner = body.querySelector('.elementor-toc__spinner-container');
  const prefix = prefixOf(host);
  const items = treeOf(headings, levelOf, settings.hierarchical_view);
  return (
    <>
      <Bind to={body} attrs={{ id: bodyId, role: 'navigation', 'aria-label': title || undefined }} />
      {spinner && <Bind to={spinner} style={{ display: 'none' }} />}
      {settings.minimize_box && <Folding host={host} body={body} bodyId={bodyId} settings={settings} />}
      {headings.map((heading, at) => (
        <Place
          key={keyOf(heading)}
          before={heading}
          as="span"
          className="elementor-menu-anchor"
          attrs={{ id: `${prefix}${at}` }}
        />
      ))}
      {items.length > 0 ? (
        <Place in={body} as={settings.marker_view === 'numbers' ? 'ol' : 'ul'} className="elementor-toc__list-wrapper">
          <List items={items} current={current} prefix={prefix} settings={settings} isTop />
        </Place>
      ) : (
        <Place in={body} className="elementor-toc__no-headings">
          {settings.no_headings_message}
        </Place>
      )}
    </>
  );
}

interface ListProps {
  items: readonly Item<HTMLElement>[];
  /** The index of the heading that is being read; -1: none. */
  current: number;
  /** The prefix of the anchors' ids. */
  prefix: string;
  settings: ContentsSettings;
  isTop?: boolean;
}

/** The icon before an item; styles reach it as if it were the item's own child. */
function Bullet({ icon }: { icon: string }): ReactNode {
  const drawn = useMemo(() => iconOf(icon), [icon]);
  return (
    drawn && <span aria-hidden="true" style={{ display: 'contents' }} ref={(box) => box?.replaceChildren(drawn)} />
  );
}

/** The items of a list, with the lists inside them. */
function List({ items, current, prefix, settings, isTop = false }: ListProps): ReactNode {
  return items.map((item) => (
    <ListItem key={item.at} item={item} current={current} prefix={prefix} settings={settings} isTop={isTop} />
  ));
}

function ListItem({ item, current, prefix, settings, isTop }: Omit<ListProps, 'items'> & { item: Item<HTMLElement> }) {
  const isCurrent = item.at === current;
  const names = [
    'elementor-toc__list-item-text',
    isTop && settings.hierarchical_view && 'elementor-toc__top-level',
    isCurrent && 'elementor-item-active',
  ];
  const Inner = settings.marker_view === 'numbers' ? 'ol' : 'ul';
  const isFolded = settings.collapse_subitems && !holds(item, current);
  return (
    <li className="elementor-toc__list-item">
      <div className="elementor-toc__list-item-text-wrapper">
        {settings.marker_view === 'bullets' && <Bullet icon={settings.icon} />}
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

export default widget({ settings, component: TableOfContents });
