import { adoptStyle } from '../dom/adoptStyle';
import { describeElement } from '../dom/describe';
import { isElement, isTag } from '../dom/nodes.ts';
import { isModified } from '../jquery/listen';
import { tell } from '../problems';
import type { ReplayRule } from '../types';
import type { Claims } from './claims';
import { LEAVING } from './leaving';
import { showWaiting, WAITING_STYLE } from './waiting';

interface Held {
  target: Element;
  part: Element;
  rule: ReplayRule;
  event: Event;
  /** The widgets that the action waits for; undefined until all manifests are known. */
  waitsFor?: { host: Element; name: string }[];
  /** Actions that must be repeated first. */
  behind?: readonly Held[];
  /** Removes the sign that the action waits. */
  stopWaiting?: () => void;
}

/** Holds a visitor's actions on widgets that are still loading, and repeats them once the widget has mounted. */
export interface Interactions {
  /** Call when the widget has mounted: nothing is held for it any more. */
  markReady(host: Element, name: string): void;
  /** Call when the widget has failed: what was held for it goes to the page's own scripts. */
  giveBack(host: Element, name: string): void;
  /** Call when the widget has ended: held actions no longer wait for it, and it may load again. */
  markPending(host: Element, name: string): void;
  replay(): void;
  /**
   * Call when all manifests are known: actions that were held for late manifests now wait for their hosts, or are
   * repeated at once.
   */
  assignHeld(): void;
  hasHeld(host: Element): boolean;
  onHold: (host: Element, name: string) => void;
}

/** Events that can be held and repeated. */
export const REPLAYED = ['click', 'submit', 'keydown'] as const;

/** How long a link or form waits behind other presses at most, in milliseconds. */
const PATIENCE = 5000;

/** The action's target on the page now; another script may have replaced it by an identical link or button. */
function nowOf({ target, part, rule, waitsFor = [] }: Held): Element | undefined {
  if (target.isConnected) return target;
  if (part.isConnected) return part;
  const pressed = target.closest(rule.selector);
  const [href, text] = [pressed?.getAttribute('href'), pressed?.textContent];
  if (!href && !(text && isTag(pressed, 'button'))) return undefined;
  const isSame = (one: Element): boolean => (href ? one.getAttribute('href') === href : one.textContent === text);
  // Another menu may have the same link.
  const roots = [...waitsFor.map(({ host }) => host), document];
  return roots.flatMap((root) => [...root.querySelectorAll(rule.selector)]).find(isSame);
}

function repeat({ target, rule, event }: Held): void {
  // A submit event dispatched by a script does not send the form, so it is only dispatched again.
  if (rule.type === 'submit' && event.isTrusted && isTag(target, 'form')) {
    const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    // `requestSubmit` throws for a button that no longer belongs to the form.
    target.requestSubmit(submitter?.form === target ? submitter : null);
    return;
  }
  // In some browsers a click is a pointer event, which tells a finger from a mouse.
  const Click = event instanceof PointerEvent ? PointerEvent : MouseEvent;
  const Kind = { click: Click, keydown: KeyboardEvent, submit: SubmitEvent }[rule.type];
  target.dispatchEvent(new Kind(rule.type, event));
}

/** Starts holding. `late` rules belong to manifests that load later; until `assignHeld` they hold on any element. */
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

  const hold = (event: Event, target: Element, part: Element): Held | undefined => {
    const waitsFor: Held['waitsFor'] = [];
    let rule: ReplayRule | undefined;
    for (const manifest of claims.manifests) {
      const match = ruleFor(manifest.replay, event, target);
      if (!match) continue;
      for (const host of match.hostsOf?.(target, event) ?? [target.closest(claims.selectorOf(manifest))]) {
        if (!host || !claims.claims(manifest, host) || isReady(host, manifest.name)) continue;
        rule ??= match;
        waitsFor.push({ host, name: manifest.name });
      }
    }
    for (const { host, name } of waitsFor) interactions.onHold(host, name);
    return rule && { target, part, rule, event, waitsFor };
  };

  const holdLeaving = (event: Event, target: Element, part: Element): Held | undefined => {
    const behind = held.filter((one) => one.rule.isKept);
    const rule = behind.length > 0 && ruleFor(LEAVING, event, target);
    if (!rule) return undefined;
    const next: Held = { target, part, rule, event, waitsFor: [], behind };
    setTimeout(() => {
      next.behind = [];
      interactions.replay();
    }, PATIENCE);
    return next;
  };

  const onEvent = (event: Event): void => {
    const { target } = event;
    if (event.defaultPrevented || !isElement(target) || isModified(event)) return;
    if (repeating?.target === target && repeating.rule.type === event.type) return;
    const rule = ruleFor(unassigned, event, target);
    const part = target.closest('a,button') ?? target;
    const next: Held | undefined = rule
      ? { target, part, rule, event }
      : (hold(event, target, part) ?? holdLeaving(event, target, part));
    if (!next) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const again = held.some((one) => one.part === part && one.event.type === event.type);
    if (!again) {
      held.push(next);
      next.stopWaiting = showWaiting(part);
    }
    // A widget whose code has loaded may mount during this event, when `replay` cannot repeat it yet.
    setTimeout(interactions.replay);
  };

  for (const type of REPLAYED) addEventListener(type, onEvent, { capture: true, signal });
  adoptStyle(WAITING_STYLE);

  const interactions: Interactions = {
    onHold() {},
    markReady(host, name) {
      ready.set(name, (ready.get(name) ?? new WeakSet()).add(host));
    },
    giveBack(host, name) {
      for (const { waitsFor, event, part } of held)
        if (waitsFor?.some((wait) => wait.host === host && wait.name === name))
          tell('press', `${event.type} on ${describeElement(part)}`, name);
      interactions.markReady(host, name);
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
        const { waitsFor, event, behind } = one;
        // During its submit event, a form cannot be sent again.
        if (event.eventPhase !== Event.NONE) continue;
        if (!waitsFor || waitsFor.some(({ host, name }) => host.isConnected && !isReady(host, name))) continue;
        if (behind?.some((earlier) => held.includes(earlier))) continue;
        const at = held.indexOf(one);
        // Repeating an earlier action may already have repeated this one.
        if (at < 0) continue;
        held.splice(at, 1);
        one.stopWaiting?.();
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
