/** Why a widget, and with it the runtime, cannot wait for the visitor. */
import { type JQueryHandleObject, pageJQuery } from '../jquery/jquery';
import type { Manifest } from '../types';

/** Events after which there may be a reason: another tab has changed the cart, or the address names a part. */
export const CHANGES = ['hashchange', 'pageshow', 'storage', 'focus'] as const;

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
