/** The tabs before the widget starts; part of the loader. */
import type { Changes } from '../../core/dom/changes';
import { isHtmlElement } from '../../core/dom/nodes';
import { tabsNow } from './markup';

/** The address may name a tab; the part that the lightbox adds to it does not. */
export const addressOf = (): string | undefined =>
  /^#(?!&gid=)./.test(location.hash) || /comment-page-|[?&]cpage=/.test(location.href) ? 'the address' : undefined;

/** Chooses the first tab, as the widget does where nothing names another one. */
export function chooseFirst(host: Element, changes: Changes): void {
  if (!isHtmlElement(host)) return;
  for (const [at, { item, tab, link, body }] of tabsNow(host, []).entries()) {
    if (at === 0) changes.class(item, 'active');
    if (tab.getAttribute('role')) changes.attribute(tab, 'aria-selected', String(at === 0));
    changes.attribute(link, 'tabindex', at === 0 ? '0' : '-1');
    changes.style(body, 'display', at === 0 ? 'block' : 'none');
  }
}

/** The tabs of the product whose link to the reviews was pressed. */
export const tabsFor = (link: Element, wrappers: string): Element[] => {
  const product = link.closest('.product');
  return [...document.querySelectorAll(wrappers)].filter((host) => !product || product.contains(host));
};
