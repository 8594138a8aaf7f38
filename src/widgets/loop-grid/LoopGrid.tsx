import { type ReactNode, useLayoutEffect } from 'react';
import { isElement } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/types';
import { isListPage } from '../../elementor/queries/address';
import { idOf } from '../../elementor/queries/markup';
import { followHistory, turnPage } from '../../elementor/queries/moves';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { reducesMotion } from '../../page/base/device';
import { parseUrl } from '../../page/base/url';
import { beforePress, showError } from '../../ui/dialogs/toast/toast';
import { Masonry, PostPictures } from './Layout';
import { LoadMore } from './LoadMore';
import { skinOf } from './markup';
import { readSkin, type settings as schema, settings } from './settings';
import './loop-grid.css';

/** A plain click on a link to another page changes the list in place; other clicks follow the link. */
function PageLinks({ host, scrolls }: { host: HTMLElement; scrolls: boolean }): ReactNode {
  const id = idOf(host);
  useLayoutEffect(() => followHistory(id, showError), [id]);

  const onClick = (event: PageEvent): void => {
    const link = isElement(event.target) ? event.target.closest<HTMLAnchorElement>('a.page-numbers') : null;
    const url = link && parseUrl(link.href);
    if (!url || event.defaultPrevented || isModified(event) || !isListPage(url, new URL(window.location.href))) return;
    event.preventDefault();
    void turnPage(host, id, url).then((failure) => void (failure && showError(failure)));
    // After the change of the address, or the browser would remember the new position for the page before.
    if (scrolls) host.scrollIntoView({ behavior: reducesMotion() ? 'instant' : 'smooth', block: 'start' });
  };
  return <Bind to={host} on={{ ...beforePress, click: onClick }} />;
}

type Props = WidgetProps<typeof schema>;

/** A list of items or posts: loads more of them, turns its pages, and lays them out. */
function LoopGrid(props: Props): ReactNode {
  const { host, settings } = props;
  const { pagination_type, pagination_load_type, masonry, auto_scroll } = settings;
  const columns = useDeviceValue(settings.columns);
  const isMasonry = masonry && columns >= 2;
  return (
    <>
      {pagination_type.startsWith('load_more') && <LoadMore {...props} />}
      {pagination_load_type === 'ajax' && <PageLinks host={host} scrolls={auto_scroll} />}
      {isMasonry && <Masonry host={host} columns={columns} />}
      {!isMasonry && skinOf(host) && <PostPictures host={host} />}
    </>
  );
}

export default widget({ settings, read: readSkin, component: LoopGrid });
