import { type Changes, createChanges } from '../dom/changes';
import type { Manifest } from '../types';

/** What widgets have changed on their hosts before they start. */
export interface Prepared {
  /** Prepares a host for its widget, once, and not after `undo`. */
  add(manifest: Manifest, host: Element): void;
  /** Takes the changes back: the widget starts, or never will. */
  undo(name: string, host: Element): void;
}

/** Creates the page's one `Prepared`. */
export function createPrepared(): Prepared {
  const known = new WeakMap<Element, Map<string, Changes | undefined>>();
  const keep = (host: Element, name: string, changes?: Changes): void =>
    void known.set(host, (known.get(host) ?? new Map()).set(name, changes));
  return {
    add({ name, prepare }, host) {
      if (!prepare || known.get(host)?.has(name)) return;
      const changes = createChanges();
      keep(host, name, changes);
      try {
        prepare(host, changes);
      } catch (error) {
        changes.undo();
        console.error(`storefront-widgets: "${name}" could not be prepared.`, error);
      }
    },
    undo(name, host) {
      known.get(host)?.get(name)?.undo();
      keep(host, name);
    },
  };
}
