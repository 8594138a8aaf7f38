import { setServerHtml } from '../dom/html';
import { isStandIn, isText } from '../dom/nodes';
import { onCopy } from '../hosts/copies';

/** `undefined`: the server's value; `null` or `false`: removed; `true`: present and empty. */
export type Attr = string | number | boolean | null | undefined;

/** One overridable aspect of a node. */
export interface Aspect {
  kind: 'attribute' | 'class' | 'style' | 'content';
  read(element: Element): unknown;
  write(element: Element, value: unknown): void;
  same(a: unknown, b: unknown): boolean;
  /** Does `read` return exactly the written value? Browsers normalise styles and content. */
  exact: boolean;
}

interface Slot {
  aspect: Aspect;
  server: unknown;
  ours: unknown;
  owner: object;
  value: unknown;
  covered: { owner: object; value: unknown }[] | undefined;
}

/** An element's overrides, and the exact text of its `class` and `style` before them. */
interface Book {
  slots: Slot[];
  class?: string | null;
  style?: string | null;
}

const books = new WeakMap<Element, Book>();
const identical = (a: unknown, b: unknown): boolean => a === b;

function interned(make: (name: string) => Aspect): (name: string) => Aspect {
  const known = new Map<string, Aspect>();
  return (name) => {
    let aspect = known.get(name);
    if (!aspect) {
      aspect = make(name);
      known.set(name, aspect);
    }
    return aspect;
  };
}

/** The aspect of one attribute; null: absent. */
export const attributeAspect = interned((name) => ({
  kind: 'attribute',
  exact: true,
  same: identical,
  read: (element) => element.getAttribute(name),
  write(element, value) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value as string);
  },
}));

/** The aspect of one class name; a boolean: is it set? */
export const classAspect = interned((name) => ({
  kind: 'class',
  exact: true,
  same: identical,
  read: (element) => element.classList.contains(name),
  write: (element, value) => void element.classList.toggle(name, value as boolean),
}));

const styleOf = (element: Element): CSSStyleDeclaration => (element as HTMLElement).style;

const IMPORTANT = ' !important';

/** The aspect of one CSS property; the empty string means not set. Keeps the server's `!important`. */
export const styleAspect = interned((name) => ({
  kind: 'style',
  exact: false,
  same: identical,
  read(element) {
    const style = styleOf(element);
    const value = style.getPropertyValue(name);
    return value && style.getPropertyPriority(name) ? value + IMPORTANT : value;
  },
  write(element, value) {
    const text = value as string;
    if (text === '') styleOf(element).removeProperty(name);
    else if (text.endsWith(IMPORTANT))
      styleOf(element).setProperty(name, text.slice(0, -IMPORTANT.length), 'important');
    else styleOf(element).setProperty(name, text);
  },
}));

const usualDisplays = new Map<string, string>();

/** The `display` that elements of this name have on this page; `block` where they have none. */
export function usualDisplay({ localName }: Element): string {
  let display = usualDisplays.get(localName);
  if (!display) {
    const probe = document.body.appendChild(document.createElement(localName));
    display = getComputedStyle(probe).display.replace('none', 'block') || 'block';
    probe.remove();
    usualDisplays.set(localName, display);
  }
  return display;
}

/** Are the nodes `before` still there? A translator may show others in place of a text. */
function areStill(now: readonly Node[], before: readonly Node[]): boolean {
  let at = 0;
  for (const [index, node] of before.entries()) {
    const from = at;
    if (now[at] === node) {
      at += 1;
      continue;
    }
    while (at < now.length && now[at] !== before[index + 1]) at += 1;
    if (!isText(node) || !now.slice(from, at).some(isStandIn)) return false;
  }
  return at === now.length;
}

const sameNodes = (now: unknown, before: unknown): boolean =>
  Array.isArray(now) && Array.isArray(before) && areStill(now, before);

/** The aspect of the content: the server's nodes themselves, which are restored; new content is a function. */
export const contentAspect: Aspect = {
  kind: 'content',
  exact: false,
  same: sameNodes,
  read: (element) => [...element.childNodes],
  write(element, value) {
    if (Array.isArray(value)) element.replaceChildren(...(value as Node[]));
    else if (typeof value === 'function') value(element);
  },
};

/** A style text as the browser normalises it; empty under a strict content security policy. */
function readsAs(styleText: string): string {
  const probe = document.createElement('i');
  probe.setAttribute('style', styleText);
  return probe.style.cssText;
}

const sameTokens = (text: string, list: DOMTokenList): boolean => {
  const tokens = new Set(text.split(/\s+/).filter(Boolean));
  return tokens.size === list.length && [...list].every((token) => tokens.has(token));
};

function restoreText(element: Element, book: Book, kind: 'class' | 'style'): void {
  const server = book[kind];
  if (server === undefined || book.slots.some(({ aspect }) => aspect.kind === kind)) return;
  const now = element.getAttribute(kind);
  book[kind] = undefined;
  if (now === server) return;
  if (server === null) {
    if (now === '') element.removeAttribute(kind);
  } else if (kind === 'class' ? sameTokens(server, element.classList) : readsAs(server) === styleOf(element).cssText) {
    element.setAttribute(kind, server);
  }
}

const KEYWORD = /^[a-z-]*$/;

function written(element: Element, aspect: Aspect, value: unknown): unknown {
  const isExact = aspect.exact || (aspect.kind === 'style' && KEYWORD.test(value as string));
  return isExact ? value : aspect.read(element);
}

function show(element: Element, slot: Slot): void {
  const { aspect, value } = slot;
  if (!aspect.same(aspect.read(element), value)) aspect.write(element, value);
  slot.ours = written(element, aspect, value);
}

function restore(element: Element, book: Book, slot: Slot): void {
  const { aspect, ours, server } = slot;
  book.slots.splice(book.slots.indexOf(slot), 1);
  // Another script may have written since; its value stays.
  if (aspect.same(aspect.read(element), ours) && !aspect.same(ours, server)) aspect.write(element, server);
  if (aspect.kind === 'class' || aspect.kind === 'style') restoreText(element, book, aspect.kind);
}

function openSlot(element: Element, book: Book, aspect: Aspect, owner: object, value: unknown, server: unknown): void {
  const { kind } = aspect;
  if ((kind === 'class' || kind === 'style') && book[kind] === undefined) book[kind] = element.getAttribute(kind);
  aspect.write(element, value);
  const ours = written(element, aspect, value);
  book.slots.push({ aspect, server, ours, owner, value, covered: undefined });
}

const findSlot = (book: Book | undefined, aspect: Aspect): Slot | undefined => {
  if (book) for (const slot of book.slots) if (slot.aspect === aspect) return slot;
  return undefined;
};

function uncover(element: Element, book: Book, slot: Slot, owner: object): void {
  if (slot.owner !== owner) {
    slot.covered = slot.covered?.filter((layer) => layer.owner !== owner);
    return;
  }
  const next = slot.covered?.pop();
  if (!next) {
    restore(element, book, slot);
    return;
  }
  slot.owner = next.owner;
  slot.value = next.value;
  show(element, slot);
}

function cover(element: Element, slot: Slot, owner: object, value: unknown): void {
  if (slot.owner !== owner) {
    const others = slot.covered?.filter((layer) => layer.owner !== owner) ?? [];
    slot.covered = [...others, { owner: slot.owner, value: slot.value }];
    slot.owner = owner;
  }
  slot.value = value;
  show(element, slot);
}

/** Sets, changes or (with `undefined`) removes one owner's override of an aspect; the newest value wins. */
export function override(element: Element, aspect: Aspect, owner: object, value: unknown): void {
  let book = books.get(element);
  const slot = findSlot(book, aspect);
  if (value === undefined) {
    if (book && slot) uncover(element, book, slot, owner);
    return;
  }
  if (slot) {
    cover(element, slot, owner, value);
    return;
  }
  const server = aspect.read(element);
  if (aspect.same(server, value)) return;
  if (!book) {
    book = { slots: [] };
    books.set(element, book);
  }
  openSlot(element, book, aspect, owner, value, server);
}

/** Writes the overrides of an element and all in it again, after another script has wiped them. */
export function overrideAgain(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const slot of books.get(element)?.slots ?? []) show(element, slot);
  }
}

const cloned = (nodes: unknown): Node[] => (nodes as Node[]).map((node) => node.cloneNode(true));

onCopy((original, copy) => {
  const { slots, class: classes, style } = books.get(original) ?? {};
  for (const { aspect, ours, server } of slots ?? []) {
    if (aspect.kind === 'content') aspect.write(copy, cloned(server));
    else if (aspect.same(aspect.read(copy), ours)) aspect.write(copy, server);
  }
  restoreText(copy, { slots: [], class: classes }, 'class');
  restoreText(copy, { slots: [], style }, 'style');
});

/** An attribute's value without our overrides. */
export function serverAttribute(element: Element, name: string): string | null {
  const slot = findSlot(books.get(element), attributeAspect(name));
  const now = element.getAttribute(name);
  return slot && slot.ours === now ? (slot.server as string | null) : now;
}

/** An element's text without our overrides. */
export function serverText(element: Element): string {
  const slot = findSlot(books.get(element), contentAspect);
  const isOurs = slot && sameNodes(contentAspect.read(element), slot.ours);
  return isOurs ? (slot.server as Node[]).map((node) => node.textContent).join('') : (element.textContent ?? '');
}

/** The attribute's text for a value; null removes the attribute, undefined keeps the server's. */
export const attributeValue = (value: Attr): string | null | undefined =>
  value === undefined ? undefined : value === null || value === false ? null : value === true ? '' : String(value);

/** Text as a value of `contentAspect`. */
export const textContent =
  (text: string) =>
  (element: Element): void => {
    element.textContent = text;
  };

/** The server's HTML, or a sanitised fragment, as a value of `contentAspect`. */
export const htmlContent =
  (html: string | DocumentFragment) =>
  (element: Element): void => {
    if (typeof html === 'string') setServerHtml(element, html);
    else element.replaceChildren(html.cloneNode(true));
  };
