import { type ReactNode, useLayoutEffect } from 'react';
import type { PageEvent } from '../../core/listen';
import { isModified } from '../../core/modified';
import { Bind } from '../../core/react/Bind';
import { reducesMotion } from '../../page/base/device';
import { parseUrl } from '../../page/base/url';
import { pageAddress } from '../../page/loop/address';
import { changeList } from '../../page/loop/change';
import { followHistory, pushAddress } from '../../page/loop/history';
import { idOf } from '../../page/loop/markup';
import { fetchPageOf } from '../../page/loop/request';

/** Links to other pages of the list change it in place, and stay links for everything else. */
export function PageLinks({ host, scrolls }: { host: HTMLElement; scrolls: boolean }): ReactNode {
  const id = idOf(host);
  useLayoutEffect(() => followHistory(id), [id]);

  const onClick = (event: PageEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.page-numbers') : null;
    const url = link && parseUrl(link.href);
    if (!url || event.defaultPrevented || isModified(event) || url.origin !== window.location.origin) return;
    event.preventDefault();
    pushAddress(id, pageAddress(new URL(window.location.href), id, url));
    if (scrolls) host.scrollIntoView({ behavior: reducesMotion() ? 'instant' : 'smooth', block: 'start' });
    void changeList(host, id, (signal) => fetchPageOf(id, url.href, signal));
  };
  return <Bind to={host} on={{ click: onClick }} />;
}
