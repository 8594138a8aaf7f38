/** Why a widget, and with it the runtime, cannot wait for the visitor. */
import { isInView } from '../dom/inView';
import { isByScript, isElement, isNode } from '../dom/nodes';
import { type JQueryHandleObject, type JQueryStatic, pageJQuery, withJQuery } from '../jquery/jquery';
import { siteConfig } from '../settings/siteConfig';
import type { Manifest } from '../types';
import { type Claims, widgetNames } from './claims';

/** Any of these is a sign that a visitor is there. Presses by scripts count: they are held, too. */
const INPUTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'submit',
  'input',
  'change',
] as const;

/** Events after which there may be a reason: another tab has changed the cart, or the address names a part. */
export const CHANGES = ['hashchange', 'pageshow', 'storage', 'focus'] as const;

/** How long added elements are collected before the page is looked at again, in milliseconds. */
const COLLECTING = 250;

/**
 * What the widget waits for on this host: the host's `data-when`, else the site's configuration for its type or for all
 * types, else its manifest's `when`.
 */
export function whenOf({ name, when = 'load' }: Manifest, host: Element): string {
  const own = host.getAttribute('data-when')?.trim().toLowerCase();
  if (own) return own;
  const { when: given } = siteConfig();
  const [ofType, ofAll]: unknown[] = typeof given === 'object' ? [given?.[name], given?.['*']] : [undefined, given];
  if (typeof ofType === 'string') return ofType;
  if (typeof ofAll === 'string') return ofAll;
  if (typeof when !== 'function') return when;
  try {
    return when(host);
  } catch {
    return 'load';
  }
}

/** Does the widget start only when a visitor turns to it? */
export const waitsForIntent = (when: string): boolean => when === 'intent' || when === 'interaction';

/** May the widget wait? Then a reason can start it, and its host is prepared. */
export const canRest = (when: string): boolean => ['intent', 'input', 'visible'].includes(when);

/** Is it our own handler? These all have a namespace. */
const isOurs = ({ namespace = '' }: JQueryHandleObject): boolean => /\bstorefront-widgets/.test(namespace);

/** The first of `types` to which a script listens by jQuery on the element, in it, or around it. */
function heardEvent(element: Element, types: readonly string[]): string | undefined {
  const $ = pageJQuery();
  if (!$?._data) return undefined;
  const around: unknown[] = [window, document];
  for (let node: Element | null = element; node; node = node.parentElement) around.push(node);
  for (const node of [...around, ...element.querySelectorAll('*')]) {
    const events = $._data(node, 'events');
    const heard = events && types.find((type) => events[type]?.some((handler) => !isOurs(handler)));
    if (heard) return heard;
  }
  return undefined;
}

/** Why widgets cannot wait for the visitor. */
export interface Reasons {
  /** Why a widget that waits for intent must start on this host at once; undefined if it can wait. */
  of(manifest: Manifest, host: Element): string | undefined;
  /** Records a reason, which starts the widget on this host at once. */
  add(name: string, host: Element, reason: string): void;
}

/** Creates the page's one `Reasons`; `onAdd` hears of each reason that is added. */
export function createReasons(onAdd: (name: string, host: Element, reason: string) => void): Reasons {
  const added = new WeakMap<Element, Map<string, string>>();
  return {
    of({ name, reason, announces = [] }, host) {
      const known = added.get(host)?.get(name);
      if (known) return known;
      const heard = announces.length > 0 ? heardEvent(host, announces) : undefined;
      if (heard) return `a script listens to ${heard}`;
      try {
        return reason?.(host);
      } catch (error) {
        return String(error);
      }
    },
    add(name, host, reason) {
      added.set(host, (added.get(host) ?? new Map()).set(name, reason));
      onAdd(name, host, reason);
    },
  };
}

/** A widget on the page, before the runtime has loaded. */
export interface Found {
  manifest: Manifest;
  host: Element;
}

/** Is the host near the window? Hosts further away can wait, because scrolling is input. */
const isNear = (host: Element, margin = '200px'): boolean => isInView(host, Number.parseFloat(margin) || 0);

/** Why the widget needs the runtime now: its own reason, else what it waits for, if that may have happened. */
function reasonForRuntime({ manifest, host }: Found, reasons: Reasons): string | undefined {
  const when = whenOf(manifest, host);
  if (when === 'visible' && !manifest.restsInView && isNear(host, manifest.margin)) return when;
  if (waitsForIntent(when) || canRest(when)) return reasons.of(manifest, host);
  return when;
}

function firstReason(found: readonly Found[], reasons: Reasons): string | undefined {
  for (const one of found) {
    const reason = reasonForRuntime(one, reasons);
    if (reason) return `${one.manifest.name}, ${reason}`;
  }
  return undefined;
}

/** The part of the host that `target` lies in; null if using `target` is no intent on this widget. */
export const intendedPart = ({ parts }: Manifest, host: Element, target: EventTarget | null): Element | null =>
  isElement(target) && host.contains(target) ? (parts ? target.closest(parts) : host) : null;

/** The hosts of a type in `root`, which may be a host itself. */
export function hostsOf(claims: Claims, manifest: Manifest, root: ParentNode = document): Element[] {
  const selector = claims.selectorOf(manifest);
  const own = isElement(root) && root.matches(selector) ? [root] : [];
  return [...own, ...root.querySelectorAll(selector)].filter((host) => claims.claims(manifest, host));
}

/** The widgets on the page, of the types that are known. */
export function* widgetsOn(claims: Claims): Generator<Found> {
  const named = new Set([...document.querySelectorAll('[data-widget]')].flatMap(widgetNames));
  for (const manifest of claims.manifests) {
    const isNamed = named.has(manifest.name);
    const selector = isNamed ? claims.selectorOf(manifest) : claims.adoptingSelectorOf(manifest);
    for (const host of document.querySelectorAll(selector)) if (claims.claims(manifest, host)) yield { manifest, host };
  }
}

/** The types that wait for intent and whose host contains `target` (`meant`), and the others that start now. */
export function wantedTypes(
  claims: Claims,
  reasons: Reasons,
  target: EventTarget | null,
): { meant: Set<string>; others: Set<string> } {
  const [meant, others] = [new Set<string>(), new Set<string>()];
  for (const { manifest, host } of widgetsOn(claims)) {
    const when = whenOf(manifest, host);
    const starts = when === 'load' || (when === 'input' && target) || (canRest(when) && reasons.of(manifest, host));
    if (waitsForIntent(when) && intendedPart(manifest, host, target)) meant.add(manifest.name);
    else if (starts) others.add(manifest.name);
  }
  return { meant, others };
}

/** Why the runtime starts, and where the visitor was at that time. */
export interface Start {
  reason: string;
  target: EventTarget | null;
}

/** The wait for a reason to load the runtime. */
export interface Rest {
  /** Why nothing has started yet, or what has. */
  readonly note: string;
  /** Resolves with the first input anywhere. */
  readonly input: Promise<void>;
  start(reason: string): void;
  /** Looks for reasons on the page again, because more types are known. */
  look(): void;
}

/** What `restUntilNeeded` asks of its caller. */
export interface RestingPage {
  /** Prepares the widgets that a look has found, so that each look searches the page only once. */
  prepare(found: readonly Found[]): void;
  /** Why the page needs the runtime, whatever widgets it has; `input` is the type of the first input, if any. */
  isNeeded(input?: string): string | undefined;
  start(why: Start): void;
}

/**
 * Starts the page once, at the first reason: the page needs the runtime, or a host cannot wait, or the page has a host
 * and there was an input. Looks when the page has been parsed, once it has loaded, and after elements were added.
 */
export function restUntilNeeded(claims: Claims, reasons: Reasons, page: RestingPage): Rest {
  const over = new AbortController();
  const { signal } = over;
  let note = 'nothing has needed the runtime yet';
  let input: Event | undefined;
  let timer = 0;
  /** Has the page been parsed? */
  let isFollowing = false;

  const go = (reason: string): void => {
    if (signal.aborted) return;
    over.abort();
    clearTimeout(timer);
    note = `the runtime is loading: ${reason}`;
    page.start({ reason, target: input?.target ?? null });
  };
  const reasonOfPage = (): string | undefined => {
    const found = [...widgetsOn(claims)];
    const own = firstReason(found, reasons);
    // Only now that all reasons have been read: changes between two reads would force a layout for each.
    page.prepare(found);
    const reason = page.isNeeded(input?.type) ?? own;
    if (reason) return reason;
    return found.length > 0 && input ? input.type : undefined;
  };
  const look = (): void => {
    clearTimeout(timer);
    timer = 0;
    if (signal.aborted) return;
    const reason = reasonOfPage();
    if (reason) go(reason);
    else if (isFollowing) hearEvents();
  };
  const hasInput = new AbortController();
  const firstInput = new Promise<void>((done) => {
    const onInput = (event: Event): void => {
      if (isByScript(event)) return;
      hasInput.abort();
      input = event;
      look();
      done();
    };
    for (const type of INPUTS)
      addEventListener(type, onInput, { capture: true, passive: true, signal: hasInput.signal });
  });
  /** Starts the runtime, and the widgets of whose public events this is one. */
  const hear = ({ type, target }: { type: string; target: unknown }): void => {
    go(type);
    for (const { manifest, host } of widgetsOn(claims))
      if (manifest.events?.includes(type) && isNode(target) && host.contains(target))
        reasons.add(manifest.name, host, type);
  };
  const heard = new Set<string>();
  /** Also listens by jQuery: what scripts trigger with it, a change or a public event, reaches no native listener. */
  const hearOnce = (type: string): void => {
    if (heard.has(type)) return;
    heard.add(type);
    // `INPUTS` already contains the native change.
    if (type !== 'change') addEventListener(type, hear, { signal });
    const name = `${type}.storefront-widgets-rest`;
    const hearJQuery = ($: JQueryStatic): void => {
      $(document).on(name, hear);
      signal.addEventListener('abort', () => void $(document).off(name, hear));
    };
    signal.addEventListener('abort', withJQuery(hearJQuery));
  };
  const hearEvents = (): void => {
    hearOnce('change');
    for (const { events = [] } of claims.manifests) for (const type of events) hearOnce(type);
  };
  const follow = (): void => {
    if (signal.aborted) return;
    isFollowing = true;
    look();
    if (over.signal.aborted) return;
    const observer = new MutationObserver((records) => {
      const isNews = records.some(({ type, addedNodes }) => type === 'attributes' || [...addedNodes].some(isElement));
      if (isNews && !timer) timer = window.setTimeout(look, COLLECTING);
    });
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-widget'] });
    signal.addEventListener('abort', () => observer.disconnect());
  };
  // In later tasks, because the page's scripts start in the task of the event.
  const followSoon = (): void => void setTimeout(follow);
  let soon = 0;
  const lookSoon = (): void => {
    clearTimeout(soon);
    soon = window.setTimeout(look);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', followSoon, { signal });
  else followSoon();
  for (const type of ['load', ...CHANGES]) addEventListener(type, lookSoon, { signal });

  return {
    get note() {
      return note;
    },
    input: firstInput,
    start: go,
    look,
  };
}
