import { type ReactNode, useEffect, useId, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { keyOf, sync, useLiveList } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/elements';
import { followHeadings } from '../../page/scroll/sectionInView';
import { Folding } from './Folding';
import { headingsOf } from './headings';
import { List } from './List';
import { type settings as schema, settings } from './settings';
import { treeOf } from './tree';
import './table-of-contents.css';

type Props = WidgetProps<typeof schema>;

/** The contents of a page, with what is being read marked. */
function TableOfContents(props: Props): ReactNode {
  return isDrivenByEditor(props.host) ? null : <Contents {...props} />;
}

/** Near the window's top, where a link leads its heading. */
const LINE = 0.2;

/** Several lists of one page may name the same headings. */
function prefixOf(host: Element): string {
  const isFirst = document.querySelector('[data-widget~="table-of-contents"]') === host;
  return `elementor-toc__heading-anchor-${isFirst ? '' : `${host.getAttribute('data-id') ?? keyOf(host)}-`}`;
}

const levelOf = (heading: Element): number => Number(/^H([1-6])$/.exec(heading.tagName)?.[1] ?? 7);

function Contents({ host, settings }: Props): ReactNode {
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

export default widget({ settings, component: TableOfContents });
