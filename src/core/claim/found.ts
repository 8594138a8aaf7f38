/** The widgets on the page before the runtime has loaded, and which of them start. */
import { isInView } from '../dom/inView';
import { isElement } from '../dom/nodes';
import type { Manifest } from '../types';
import { type Claims, widgetNames } from './claims';
import type { Reasons } from './reasons';
import { canRest, intendedPart, waitsForIntent, whenOf } from './when';

/** A widget on the page, before the runtime has loaded. */
export interface Found {
  manifest: Manifest;
  host: Element;
}

/** The elements in and on `root` that the selectors of the known types match, whether claimed or not. */
export function* matchesIn(claims: Claims, root: ParentNode = document): Generator<Found> {
  const markedIn = [...root.querySelectorAll('[data-widget]')];
  const marked = isElement(root) ? [root, ...markedIn] : markedIn;
  const named = new Set(marked.flatMap(widgetNames));
  for (const manifest of claims.manifests) {
    const selector = named.has(manifest.name) ? claims.selectorOf(manifest) : claims.adoptingSelectorOf(manifest);
    if (isElement(root) && root.matches(selector)) yield { manifest, host: root };
    for (const host of root.querySelectorAll(selector)) yield { manifest, host };
  }
}

/** The widgets on the page, of the types that are known. */
export function* widgetsOn(claims: Claims): Generator<Found> {
  for (const found of matchesIn(claims)) if (claims.claims(found.manifest, found.host)) yield found;
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

/** The first reason among these widgets, with the widget's name; undefined if all can wait. */
export function firstReason(found: readonly Found[], reasons: Reasons): string | undefined {
  for (const one of found) {
    const reason = reasonForRuntime(one, reasons);
    if (reason) return `${one.manifest.name}, ${reason}`;
  }
  return undefined;
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
