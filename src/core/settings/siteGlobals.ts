/** Globals that scripts of the site have set, told apart from elements with the same id or name. */
import { isNode, isTag } from '../dom/nodes';
import { isRecord } from './json';

/**
 * Is the value an element that markup has put on the window? An element's `id` is a property of the window and, for an
 * `<object>`, of the document, too. Authors of posts may choose it, so a value counts only if a script can have set it.
 */
const isFromMarkup = (value: unknown): boolean => isNode(value) || value instanceof HTMLCollection;

/** A property of the window; undefined when it is missing, or is an element with this id or name. */
export function windowValue(name: string): unknown {
  const value = (window as unknown as Record<string, unknown>)[name];
  return isFromMarkup(value) ? undefined : value;
}

/** A plain object that a script of the site has put on the window; undefined when there is none. */
export function siteGlobal(name: string): Record<string, unknown> | undefined {
  const value = windowValue(name);
  return isRecord(value) ? value : undefined;
}

/** As `siteGlobal`, for an object of a known shape, of which scripts may leave out any part. */
export const siteObject = <T extends object>(name: string): Partial<T> | undefined =>
  siteGlobal(name) as Partial<T> | undefined;

/** The running script, even if an `<object id="currentScript">` hides `document.currentScript`. */
export function currentScript(): HTMLScriptElement | null {
  const script: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document);
  return isTag(script, 'script') ? script : null;
}
