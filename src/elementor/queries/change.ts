/**
 * Requests for lists, and the replacement of a list's content by the answer.
 *
 * A list has one request at a time. A newer request of any kind cancels it, and a cancelled request changes nothing.
 */
import { appendTo, isElement, isHtmlElement } from '../../core/dom/nodes';
import { Binding } from '../../core/react/binding';
import { announce } from '../../page/base/announce';
import { fillText, textsOf } from '../../page/base/textsOf';
import { focusOn, tabbable } from '../../page/focus/focus';
import { HttpError } from '../../page/network/http';
import { runElementReady } from '../elements';
import { contentOf, itemsOf } from './markup';
import { part, texts as schema } from './texts';

const running = new Map<string, AbortController>();
const texts = textsOf(part, schema);

/** Is the list waiting for an answer? */
export const isChanging = (id: string): boolean => running.has(id);

/** Announces how many items there are. `note` is the list's own text, e.g. that there are no more items. */
export function announceItems(kind: 'shown' | 'more', count: number, note = ''): void {
  const text = kind === 'more' ? texts.moreText : texts.shownText;
  const said = count > 0 ? fillText(text, { count }, count) : !note && texts.emptyText;
  announce([said, note].filter(Boolean).join(' '));
}

/** Loads a list, as an element, or only its content, as a fragment. */
export type Load = (signal: AbortSignal) => Promise<DocumentFragment | Element>;

/**
 * How a request ended: with an answer, with a failure in words for the visitor, or with neither if it was cancelled.
 */
export interface Ended<T> {
  answer?: T;
  failure?: string;
}

const failureOf = (error: unknown): string =>
  [error instanceof HttpError && error.message, texts.failedText].filter(Boolean).join(' ');

/** Runs a request for a list, which is `aria-busy` meanwhile. A newer request or the list's removal cancels it. */
export async function request<T>(
  list: HTMLElement,
  id: string,
  load: (signal: AbortSignal) => Promise<T>,
  busyClass: string,
): Promise<Ended<T>> {
  running.get(id)?.abort();
  const own = new AbortController();
  running.set(id, own);
  const { signal } = own;
  const busy = new Binding(list);
  busy.set({ class: { [busyClass]: true }, attrs: { 'aria-busy': 'true' } });
  try {
    const answer = await load(signal);
    return signal.aborted || !list.isConnected ? {} : { answer };
  } catch (error) {
    return signal.aborted || !list.isConnected ? {} : { failure: failureOf(error) };
  } finally {
    busy.end();
    if (running.get(id) === own) running.delete(id);
  }
}

/** Cancels the list's request, if there is one. */
export function cancelRequest(id: string): void {
  running.get(id)?.abort();
  running.delete(id);
}

const BOX = 'elementor-widget-container';

/** The content box of an answer, which may be inside its list; undefined on pages without such boxes. */
function boxIn(answer: DocumentFragment | Element): Element | undefined {
  const roots = isElement(answer) ? [answer] : [...answer.children];
  return roots
    .map((root) => (root.matches('[data-id]') ? contentOf(root) : root))
    .find((one) => one.matches(`.${BOX}`));
}

/** The answer as nodes of this document, in a content box. */
function freshContent(answer: DocumentFragment | Element): HTMLElement {
  const box = boxIn(answer);
  if (box) return document.importNode(box as HTMLElement, true);
  const fresh = document.createElement('div');
  fresh.className = BOX;
  appendTo(fresh, ...[...answer.childNodes].map((node) => document.importNode(node, true)));
  return fresh;
}

function put(list: HTMLElement, fresh: HTMLElement): HTMLElement {
  const old = contentOf(list);
  if (old !== list) {
    old.replaceWith(fresh);
    return fresh;
  }
  list.replaceChildren(...fresh.childNodes);
  return list;
}

/** Tells Elementor's scripts and add-ons about new markup. */
export function tellOfNew(roots: readonly Element[]): void {
  for (const root of roots) runElementReady(root);
  document.dispatchEvent(new Event('elementor/lazyload/observe'));
}

function swap(list: HTMLElement, answer: DocumentFragment | Element): void {
  const refocus = keepFocusIn(contentOf(list));
  const fresh = put(list, freshContent(answer));
  refocus(fresh);
  tellOfNew([list]);
  list.classList.remove('e-loading');
  const note = list.querySelector('.e-loop-nothing-found-message')?.textContent?.trim();
  announceItems('shown', itemsOf(list).length, note);
}

/** Loads other items into a list. After a failure the list stays as it was. */
export async function changeList(list: HTMLElement, id: string, load: Load): Promise<Ended<unknown>> {
  const ended = await request(list, id, load, 'e-loading-overlay');
  if (ended.answer) swap(list, ended.answer);
  return ended;
}

const PAGE = '.page-numbers';

function twinOf(before: HTMLElement, fresh: Element): HTMLElement | null | undefined {
  if (before.id) {
    const same = fresh.querySelector<HTMLElement>(`#${CSS.escape(before.id)}`);
    if (same) return same;
  }
  // The pressed page link has become the current page's number.
  if (before.matches(PAGE)) {
    const side = ['next', 'prev'].find((name) => before.classList.contains(name));
    const link = side && fresh.querySelector<HTMLElement>(`a${PAGE}.${side}`);
    return link || fresh.querySelector<HTMLElement>(`${PAGE}.current`);
  }
  const all = tabbable(fresh);
  const textOf = (element: HTMLElement): string => element.textContent?.trim() ?? '';
  const isAlike = (one: HTMLElement): boolean => one.localName === before.localName && textOf(one) === textOf(before);
  const href = before.getAttribute('href');
  return all.find((one) => isAlike(one) && one.getAttribute('href') === href) ?? all.find(isAlike);
}

/** Remembers the focused element in `old`; the returned function focuses its counterpart in the replacement. */
export function keepFocusIn(old: Element): (fresh: HTMLElement) => void {
  const before = document.activeElement;
  if (!isHtmlElement(before) || before === old || !old.contains(before)) return () => {};
  return (fresh) => focusOn(twinOf(before, fresh) ?? fresh, { preventScroll: true });
}
