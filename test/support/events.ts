import type { Page } from 'playwright-core';

/** One call of one listener. */
export interface HeardEvent {
  name: string;
  /**
   * Which listener: native ones on `document`, or jQuery ones on document and body, direct or delegated. The delegated
   * ones are called once per event, for the element that it was fired on.
   */
  by: 'capture' | 'bubble' | 'document' | 'document delegated' | 'body' | 'body delegated';
  /** jQuery's namespace, `''` if none. */
  namespace: string;
  /** Tag, id and classes of the element that the event was fired on. */
  target: string;
  /** Extra arguments (jQuery) or `detail` (native), one short text each. */
  args: string[];
  /** Whether the browser fired it for a visitor's own action. */
  trusted: boolean;
}

/**
 * Records events of these names on every later page load, for {@link heard}. Call before `goto`. A jQuery event that is
 * fired with a namespace reaches only listeners with that namespace: name it as it is fired (`a.b`).
 */
export async function listenEvents(page: Page, names: string[]): Promise<void> {
  await page.addInitScript(listen, names);
}

/** What {@link listenEvents} heard since the page loaded, in order; of one event only, if named. */
export async function heard(page: Page, name?: string): Promise<HeardEvent[]> {
  const all = await page.evaluate(() => (window as { __heard?: HeardEvent[] }).__heard ?? []);
  return name ? all.filter((event) => event.name === name) : all;
}

interface JQueryEventLike {
  type: string;
  namespace?: string;
  target: EventTarget;
  isTrigger?: number;
  originalEvent?: Event;
}
type Handler = (this: unknown, event: JQueryEventLike, ...args: unknown[]) => void;
type JQueryLike = (target: unknown) => { on(names: string, selector: string | Handler, handler?: Handler): void };

/** Runs in the page, before its own scripts. */
function listen(names: string[]): void {
  const log: HeardEvent[] = [];
  Object.assign(window, { __heard: log });

  function nameOf(target: unknown): string {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.body) return 'body';
    const element = target as Element;
    const id = element.id ? `#${element.id}` : '';
    return `${element.localName}${id}${[...element.classList].map((name) => `.${name}`).join('')}`;
  }
  function short(value: unknown): string {
    if (value instanceof Element) return nameOf(value);
    if (typeof value === 'function') return 'function';
    if (!value || typeof value !== 'object') return String(value);
    if ('jquery' in value) return `$(${Array.from(value as unknown as ArrayLike<Element>, nameOf).join(', ')})`;
    if (Array.isArray(value)) return `[${value.map(short).join(', ')}]`;
    return `{${Object.keys(value).join(', ')}}`;
  }

  for (const name of names.map((full) => full.split('.')[0]!)) {
    for (const by of ['capture', 'bubble'] as const) {
      const record = (event: Event) => {
        const detail: unknown = event instanceof CustomEvent ? (event.detail ?? []) : [];
        const args = (Array.isArray(detail) ? detail : [detail]).map(short);
        log.push({ name, by, namespace: '', target: nameOf(event.target), args, trusted: event.isTrusted });
      };
      document.addEventListener(name, record, by === 'capture');
    }
  }

  const bound = new Set<unknown>();
  function bind(jQuery: JQueryLike, target: Document | HTMLElement, where: 'document' | 'body'): void {
    if (bound.has(target)) return;
    bound.add(target);
    const record = (by: HeardEvent['by'], event: JQueryEventLike, args: unknown[]) =>
      log.push({
        name: event.type,
        by,
        namespace: event.namespace ?? '',
        target: nameOf(event.target),
        args: args.map(short),
        trusted: event.originalEvent?.isTrusted ?? false,
      });
    jQuery(target).on(names.join(' '), (event, ...args) => {
      record(where, event, args);
    });
    jQuery(target).on(names.join(' '), '*', function (event, ...args) {
      if (this === event.target) record(`${where} delegated`, event, args);
    });
  }
  function bindAll(): void {
    const { jQuery } = window as { jQuery?: JQueryLike };
    if (typeof jQuery !== 'function') return;
    bind(jQuery, document, 'document');
    if (document.body) bind(jQuery, document.body, 'body');
  }
  // `load` of a script element fires right after it ran, so this runs before the next script without touching window.jQuery.
  document.addEventListener('load', bindAll, true);
  document.addEventListener('DOMContentLoaded', bindAll, true);
}
