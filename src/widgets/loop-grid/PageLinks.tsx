import { type ReactNode, useLayoutEffect } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { isListPage, pageAddress } from '../../elementor/queries/address';
import { changeList } from '../../elementor/queries/change';
import { followHistory, forgetShown, pushAddress, rememberShown, restoreShown } from '../../elementor/queries/history';
import { idOf } from '../../elementor/queries/markup';
import { fetchPageOf } from '../../elementor/queries/request';
import { reducesMotion } from '../../page/base/device';
import { parseUrl } from '../../page/base/url';
import { beforePress, showError } from '../../ui/dialogs/toast/toast';

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
