import { setHtml } from './html';

/** `undefined`: what the server has; `null` or `false`: removed; `true`: present and empty. */
export type Attr = string | number | boolean | null | undefined;

/** One aspect of a node that we may override: how to read it, and how to write it. */
interface Aspect<V> {
  read(element: Element): V;
  write(element: Element, value: V): void;
  same(a: V, b: V): boolean;
}

interface Slot {
  aspect: Aspect<unknown>;
  server: unknown;
  /** What we wrote last, as the browser reads it back. */
  ours: unknown;
  layers: { owner: object; value: unknown }[];
}

/** What an element's `class` and `style` said, letter by letter, before we touched them. */
interface Original {
  slots: Map<string, Slot>;
  class?: string | null;
  style?: string | null;
}

const books = new WeakMap<Element, Original>();
const identical = (a: unknown, b: unknown): boolean => a === b;

const attribute = (name: string): Aspect<string | null> => ({
  same: identical,
  read: (element) => element.getAttribute(name),
  write(element, value) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  },
});

const classToken = (name: string): Aspect<boolean> => ({
  same: identical,
  read: (element) => element.classList.contains(name),
  write: (element, value) => void element.classList.toggle(name, value),
});

const styleOf = (element: Element): CSSStyleDeclaration => (element as HTMLElement).style;

const styleProperty = (name: string): Aspect<string> => ({
  same: identical,
  read: (element) => styleOf(element).getPropertyValue(name),
  write(element, value) {
    if (value === '') styleOf(element).removeProperty(name);
    else styleOf(element).setProperty(name, value);
  },
});

const sameNodes = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((node, i) => node === b[i]);

/** The content as live nodes: restoring puts the very same nodes back. New content comes as a function that writes it. */
const content: Aspect<unknown> = {
  same: sameNodes,
  read: (element) => [...element.childNodes],
  write(element, value) {
    if (Array.isArray(value)) element.replaceChildren(...(value as Node[]));
    else if (typeof value === 'function') value(element);
  },
};

const aspects = new Map<string, Aspect<unknown>>();

function aspectOf(key: string): Aspect<unknown> {
  const known = aspects.get(key);
  if (known) return known;
  const name = key.slice(key.indexOf(':') + 1);
  const made = key.startsWith('a:')
    ? attribute(name)
    : key.startsWith('c:')
      ? classToken(name)
      : key.startsWith('s:')
        ? styleProperty(name)
        : content;
  aspects.set(key, made as Aspect<unknown>);
  return made as Aspect<unknown>;
}

/** A scratch element tells how the browser reads a style text; under a strict policy it reads nothing. */
function readsAs(styleText: string): string {
  const probe = document.createElement('i');
  probe.setAttribute('style', styleText);
  return probe.style.cssText;
}

const sameTokens = (text: string, list: DOMTokenList): boolean => {
  const tokens = new Set(text.split(/\s+/).filter(Boolean));
  return tokens.size === list.length && [...list].every((token) => tokens.has(token));
};

/** After the last override of a kind has gone: the attribute reads letter by letter as the server wrote it. */
function restoreText(element: Element, book: Original, kind: 'class' | 'style'): void {
  const server = book[kind];
  if (server === undefined) return;
  for (const key of book.slots.keys()) if (key.startsWith(kind === 'class' ? 'c:' : 's:')) return;
  const now = element.getAttribute(kind);
  book[kind] = undefined;
  if (now === server) return;
  if (server === null) {
    if (now === '') element.removeAttribute(kind);
  } else if (kind === 'class' ? sameTokens(server, element.classList) : readsAs(server) === styleOf(element).cssText) {
    element.setAttribute(kind, server);
  }
}

function settle(element: Element, book: Original, key: string, slot: Slot): void {
  const { aspect, layers } = slot;
  const top = layers[layers.length - 1];
  const now = aspect.read(element);
  if (top) {
    if (!aspect.same(now, top.value)) aspect.write(element, top.value);
    slot.ours = aspect.read(element);
    return;
  }
  book.slots.delete(key);
  // What another script has written since is not ours to take back.
  if (aspect.same(now, slot.ours)) {
    if (!aspect.same(now, slot.server)) aspect.write(element, slot.server);
  }
  if (key.startsWith('c:')) restoreText(element, book, 'class');
  else if (key.startsWith('s:')) restoreText(element, book, 'style');
}

/** Sets, changes or (with `undefined`) takes away one owner's layer for one aspect of a node. */
export function override(element: Element, key: string, owner: object, value: unknown): void {
  let book = books.get(element);
  if (!book) {
    if (value === undefined) return;
    book = { slots: new Map() };
    books.set(element, book);
  }
  let slot = book.slots.get(key);
  if (!slot) {
    if (value === undefined) return;
    const aspect = aspectOf(key);
    if (key.startsWith('c:') && book.class === undefined) book.class = element.getAttribute('class');
    if (key.startsWith('s:') && book.style === undefined) book.style = element.getAttribute('style');
    const server = aspect.read(element);
    slot = { aspect, server, ours: server, layers: [] };
    book.slots.set(key, slot);
  }
  const index = slot.layers.findIndex((layer) => layer.owner === owner);
  if (value === undefined) {
    if (index < 0) return;
    slot.layers.splice(index, 1);
  } else if (index < 0) {
    slot.layers.push({ owner, value });
  } else {
    slot.layers[index] = { owner, value };
  }
  settle(element, book, key, slot);
}

/** What the server, or another script, has for an attribute beneath our overrides. */
export function serverAttribute(element: Element, name: string): string | null {
  const slot = books.get(element)?.slots.get(`a:${name}`);
  const now = element.getAttribute(name);
  return slot && slot.ours === now ? (slot.server as string | null) : now;
}

/** The value to store for an attribute. */
export const attributeValue = (value: Attr): string | null | undefined =>
  value === undefined ? undefined : value === null || value === false ? null : value === true ? '' : String(value);

/** Content that is a text. A single text node keeps its identity for others who hold it. */
export const textContent =
  (text: string) =>
  (element: Element): void => {
    element.textContent = text;
  };

/** Content that is the server's HTML. */
export const htmlContent =
  (html: string) =>
  (element: Element): void =>
    setHtml(element, html);
