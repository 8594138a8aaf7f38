import { announceItems, request, tellOfNew } from '../../elementor/queries/change';
import { holderOf, itemsOf } from '../../elementor/queries/markup';
import { fetchPageOf } from '../../elementor/queries/request';
import { focusOn, tabbable } from '../../page/focus/focus';
import { showError } from '../../ui/dialogs/toast/toast';
import { anchorOf, isAtEnd, placeOf } from './markup';

/** What stands in a list's answer besides items: style sheets of what the items show. */
function copyStyles(holder: Element, from: Element): void {
  const fresh = from.querySelectorAll('style[id^="loop-dynamic"]');
  for (const style of fresh) holder.append(document.importNode(style, true));
}

/** What is stored in the page stays when the widget goes, as the items do. */
function moveOn(anchor: Element, from: Element): void {
  const { page, last } = placeOf(anchor);
  const next = anchorOf(from)?.getAttribute('data-next-page');
  anchor.setAttribute('data-page', String(next ? page + 1 : last));
  if (next) anchor.setAttribute('data-next-page', next);
}

function append(host: HTMLElement, anchor: Element, from: Element): HTMLElement[] {
  const items = itemsOf(from).map((item) => document.importNode(item, true));
  const holder = holderOf(host);
  if (!holder) return [];
  holder.append(...items);
  copyStyles(holder, from);
  moveOn(anchor, from);
  return items;
}

/** The focus stays on the button, or goes on to the first new item where the button is of no more use. */
function keepFocus(host: HTMLElement, hadFocus: boolean, [first]: readonly HTMLElement[]): void {
  if (!hadFocus || !first || !isAtEnd(placeOf(anchorOf(host)))) return;
  focusOn(tabbable(first)[0] ?? first, { preventScroll: true });
}

/** Loads the next page's items to the end of the list; false when it stays as it is. */
export async function loadMore(host: HTMLElement, id: string): Promise<boolean> {
  const anchor = anchorOf(host);
  const place = placeOf(anchor);
  if (!anchor || isAtEnd(place)) return false;
  const load = (signal: AbortSignal): Promise<Element> => fetchPageOf(id, place.next, signal);
  const { answer, failure } = await request(host, id, load, 'e-load-more-pagination-loading');
  if (failure) void showError(failure);
  if (!answer || !anchor.isConnected) return false;
  const button = document.activeElement?.closest('.elementor-button');
  const hadFocus = !!button && host.contains(button);
  const items = append(host, anchor, answer);
  tellOfNew(items);
  keepFocus(host, hadFocus, items);
  const isLast = isAtEnd(placeOf(anchor));
  const note = isLast ? host.querySelector('.e-load-more-message')?.textContent?.trim() : '';
  announceItems('more', items.length, note);
  return true;
}
