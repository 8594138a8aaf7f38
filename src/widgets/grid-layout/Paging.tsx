import { type ReactNode, useLayoutEffect } from 'react';
import { appendTo, isElement } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { isListPage } from '../../elementor/queries/address';
import { announceItems, cancelRequest, keepFocusIn, request, tellOfNew } from '../../elementor/queries/change';
import { idOf } from '../../elementor/queries/markup';
import { fetchPageOf } from '../../elementor/queries/request';
import { goTo } from '../../page/base/url';
import { focusOn, tabbable } from '../../page/focus/focus';
import { HttpError, MESSAGES } from '../../page/network/http';
import { beforePress, showError } from '../../ui/dialogs/toast/toast';
import { gridOf, pagingOf } from './markup';

const imported = (parent: Element): HTMLElement[] =>
  [...parent.children].map((child) => document.importNode(child as HTMLElement, true));

/** Replaces the items by those of another page, or appends them. Returns the message if that page cannot be loaded. */
async function turnPage(
  host: HTMLElement,
  grid: HTMLElement,
  paging: HTMLElement,
  address: string,
): Promise<string | undefined> {
  const id = idOf(host);
  const load = async (signal: AbortSignal): Promise<[answer: Element, found: Element]> => {
    const page = await fetchPageOf(id, address, signal);
    const found = gridOf(page as HTMLElement);
    if (!found || found === page) throw new HttpError('not-json', MESSAGES.unexpected);
    return [page, found];
  };
  const { answer: got, failure } = await request(host, id, load, 'ekit-loading');
  if (!got) return failure;
  const [answer, found] = got;
  const items = imported(found);
  const adds = paging.getAttribute('data-ekit-blog-post-style') === 'loadmore';
  if (adds) appendTo(grid, ...items);
  else grid.replaceChildren(...items);
  const hadFocus = paging.contains(document.activeElement);
  const refocus = keepFocusIn(paging);
  const fresh = pagingOf(answer);
  paging.replaceChildren(...(fresh ? imported(fresh) : []));
  const [first] = items;
  if (tabbable(paging).length > 0 || !hadFocus || !first) refocus(paging);
  else focusOn(tabbable(first)[0] ?? first, { preventScroll: true });
  tellOfNew(items);
  announceItems(adds ? 'more' : 'shown', items.length);
  return undefined;
}

interface PagingProps {
  host: HTMLElement;
  grid: HTMLElement;
  /** Called before new items come, which must take their places without moving there. */
  onTurn(): void;
}

/** Makes the links to other pages of a list, or for more items, work without a page load. */
export function Paging({ host, grid, onTurn }: PagingProps): ReactNode {
  const paging = useLive(host, pagingOf);
  const id = idOf(host);
  useLayoutEffect(() => () => cancelRequest(id), [id]);
  if (!paging || !id) return null;
  const press = (event: PageEvent): void => {
    const link = isElement(event.target) ? event.target.closest<HTMLAnchorElement>('a.page-numbers[href]') : null;
    if (!link || isModified(event) || !isListPage(new URL(link.href), new URL(window.location.href))) return;
    event.preventDefault();
    onTurn();
    void turnPage(host, grid, paging, link.href).then((failure) => {
      if (!failure) return;
      // Offline, the browser would only show its error page.
      if (navigator.onLine) goTo(link.href);
      else void showError(failure);
    });
  };
  return <Bind to={paging} on={{ ...beforePress, click: press }} />;
}
