import { type ReactNode, useLayoutEffect, useState } from 'react';
import { isModified } from '../../core/dom/modified';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/widget';
import { isDrivenByEditor } from '../../elementor/elements';
import { isListPage, pageAddress } from '../../elementor/queries/address';
import { changeList } from '../../elementor/queries/change';
import { followHistory, forgetShown, pushAddress, rememberShown, restoreShown } from '../../elementor/queries/history';
import { idOf } from '../../elementor/queries/markup';
import { fetchPageOf } from '../../elementor/queries/request';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { reducesMotion } from '../../page/base/device';
import { parseUrl } from '../../page/base/url';
import { beforePress, showError } from '../../ui/dialogs/toast/toast';
import { Masonry, PostPictures } from './Layout';
import { LoadMore } from './LoadMore';
import { readSkin, type settings as schema, settings, skinOf } from './settings';
import './loop-grid.css';

/** Links to other pages of the list change it in place, and stay links for everything else. */
export function PageLinks({ host, scrolls }: { host: HTMLElement; scrolls: boolean }): ReactNode {
  const id = idOf(host);
  useLayoutEffect(() => followHistory(id, showError), [id]);

  const turnTo = async (url: URL): Promise<void> => {
    const { answer, failure } = await changeList(host, id, (signal) => fetchPageOf(id, url.href, signal));
    if (answer) forgetShown(id);
    if (!failure) return;
    // Offline the browser would only show its error page.
    if (navigator.onLine) {
      window.location.replace(url.href);
      return;
    }
    restoreShown(id);
    void showError(failure);
  };

  const onClick = (event: PageEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.page-numbers') : null;
    const url = link && parseUrl(link.href);
    const now = new URL(window.location.href);
    if (!url || event.defaultPrevented || isModified(event) || !isListPage(url, now)) return;
    event.preventDefault();
    rememberShown(id);
    pushAddress(id, pageAddress(now, id, url));
    if (scrolls) host.scrollIntoView({ behavior: reducesMotion() ? 'instant' : 'smooth', block: 'start' });
    void turnTo(url);
  };
  return <Bind to={host} on={{ ...beforePress, click: onClick }} />;
}

type Props = WidgetProps<typeof schema>;

/** A list of items or posts: more of them, other pages, and their layout. */
function LoopGrid(props: Props): ReactNode {
  const [isTheirs] = useState(() => isDrivenByEditor(props.host));
  return isTheirs ? null : <List {...props} />;
}

function List(props: Props): ReactNode {
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
