/** What a widget waits for. */
import { isElement } from '../dom/nodes';
import { siteConfig } from '../settings/siteConfig';
import type { Manifest } from '../types';

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

/** The part of the host that `target` lies in; null if using `target` is no intent on this widget. */
export const intendedPart = ({ parts }: Manifest, host: Element, target: EventTarget | null): Element | null =>
  isElement(target) && host.contains(target) ? (parts ? target.closest(parts) : host) : null;
