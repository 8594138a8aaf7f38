/** The wait of a page at rest for the first reason to load the runtime. */
import { isByScript, isElement, isNode } from '../dom/nodes';
import { type JQueryStatic, withJQuery } from '../jquery/jquery';
import type { Claims } from './claims';
import { type Found, firstReason, widgetsOn } from './found';
import { CHANGES, type Reasons } from './reasons';

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
] as const;

/** How long added elements are collected before the page is looked at again, in milliseconds. */
const COLLECTING = 250;

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
  /** Starts the runtime, and the widgets of whose events this is one. */
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
    addEventListener(type, hear, { signal });
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
