import type { Claims } from './claims';
import { isModified } from './modified';
import type { ReplayRule } from './types';

interface Held {
  target: Element;
  /** What was meant: the link or button that the target lies in. */
  part: Element;
  rule: ReplayRule;
  event: Event;
  /** The hosts and names that must be ready before the action goes ahead; undefined until the late manifests are known. */
  waitsFor?: { host: Element; name: string }[];
}

/** Holds what a visitor does to a widget that is still loading, and lets it happen once the widget is there. */
export interface Interactions {
  /** Marks a widget of a host as mounted or failed: no longer a reason to hold anything. */
  markReady(host: Element, name: string): void;
  /** Forgets it, after it has ended: nothing held waits for it any more, and it may load again. */
  markPending(host: Element, name: string): void;
  /** Repeats, in order, every held action that nothing is waited for any more. */
  replay(): void;
  /** All manifests are known and all hosts found: what was held for late ones waits for them from now on, or goes ahead. */
  assignHeld(): void;
  /** Is something held for this host? Such hosts mount first. */
  hasHeld(host: Element): boolean;
  /** Called when something is held, so that a widget that waits for interaction starts to load. */
  onHold: (host: Element, name: string) => void;
}

const TYPES = ['click', 'submit', 'keydown'] as const;

/** What was acted on, as it is on the page now: other scripts replace markup by the same links while we load. */
function nowOf({ target, part, rule }: Held): Element | undefined {
  if (target.isConnected) return target;
  if (part.isConnected) return part;
  const href = target.closest(rule.selector)?.getAttribute('href');
  if (!href) return undefined;
  return [...document.querySelectorAll(rule.selector)].find((link) => link.getAttribute('href') === href);
}

/** Repeats one held action the way the browser would have gone on: listeners first, then the native effect. */
function repeat({ target, rule, event }: Held): void {
  // A submit event that a script has dispatched sends no form, so it is only dispatched again.
  if (rule.type === 'submit' && event.isTrusted && target instanceof HTMLFormElement) {
    const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    // A button that no longer belongs to the form may not submit it.
    target.requestSubmit(submitter?.form === target ? submitter : null);
    return;
  }
  const Kind = { click: MouseEvent, keydown: KeyboardEvent, submit: SubmitEvent }[rule.type];
  target.dispatchEvent(new Kind(rule.type, event));
}

/**
 * Starts holding. `late` is held, wherever it is, until `assignHeld`: rules of widgets whose manifests come with the runtime.
 * `signal` ends it. The loader does this before any chunk is asked for.
 */
export function holdInteractions(claims: Claims, late: readonly ReplayRule[], signal?: AbortSignal): Interactions {
  const ready = new Map<string, WeakSet<Element>>();
  const held: Held[] = [];
  let unassigned = late;
  let repeating: Held | undefined;

  const isReady = (host: Element, name: string): boolean => ready.get(name)?.has(host) ?? false;

  const ruleFor = (rules: readonly ReplayRule[] | undefined, event: Event, target: Element): ReplayRule | undefined =>
    rules?.find(
      (one) =>
        one.type === event.type &&
        (!one.keys || one.keys.includes((event as KeyboardEvent).key)) &&
        target.closest(one.selector),
    );

  /** Finds the widgets that the action waits for, and has them load. */
  const hold = (event: Event, target: Element, part: Element): Held | undefined => {
    const waitsFor: Held['waitsFor'] = [];
    let rule: ReplayRule | undefined;
    for (const manifest of claims.manifests) {
      const match = ruleFor(manifest.replay, event, target);
      const host = match && target.closest(claims.selectorOf(manifest));
      if (!match || !host || !claims.claims(manifest, host) || isReady(host, manifest.name)) continue;
      rule ??= match;
      waitsFor.push({ host, name: manifest.name });
    }
    for (const { host, name } of waitsFor) interactions.onHold(host, name);
    return rule && { target, part, rule, event, waitsFor };
  };

  const onEvent = (event: Event): void => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element) || isModified(event)) return;
    if (repeating?.target === target && repeating.rule.type === event.type) return;
    const rule = ruleFor(unassigned, event, target);
    const part = target.closest('a,button') ?? target;
    const next = rule ? { target, part, rule, event } : hold(event, target, part);
    if (!next) return;
    // Nobody may act on it now: the native effect and every listener get their turn when it is repeated.
    event.preventDefault();
    event.stopImmediatePropagation();
    const again = held.some((one) => one.part === part && one.event.type === event.type);
    if (!again) held.push(next);
  };

  for (const type of TYPES) addEventListener(type, onEvent, { capture: true, signal });

  const interactions: Interactions = {
    onHold() {},
    markReady(host, name) {
      ready.set(name, (ready.get(name) ?? new WeakSet()).add(host));
    },
    markPending(host, name) {
      ready.get(name)?.delete(host);
      for (const one of held) one.waitsFor = one.waitsFor?.filter((wait) => wait.host !== host || wait.name !== name);
    },
    assignHeld() {
      unassigned = [];
      for (const one of held) one.waitsFor ??= hold(one.event, one.target, one.part)?.waitsFor ?? [];
      interactions.replay();
    },
    hasHeld: (host) => held.some((one) => one.waitsFor?.some((wait) => wait.host === host)),
    replay() {
      for (const one of [...held]) {
        const { waitsFor } = one;
        if (!waitsFor || waitsFor.some(({ host, name }) => host.isConnected && !isReady(host, name))) continue;
        const at = held.indexOf(one);
        // What was repeated before may have had this one repeated, too.
        if (at < 0) continue;
        held.splice(at, 1);
        const target = nowOf(one);
        if (!target) continue;
        repeating = { ...one, target };
        try {
          repeat(repeating);
        } finally {
          repeating = undefined;
        }
      }
    },
  };
  return interactions;
}
