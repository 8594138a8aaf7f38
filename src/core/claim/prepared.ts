import { type Changes, createChanges } from '../dom/changes';
import { logFailure } from '../problems';
import type { Manifest } from '../types';

/** The changes that widgets have made to their hosts before they start. */
export interface Prepared {
  /** Prepares a host for its widget, once, and not after `undo`. */
  add(manifest: Manifest, host: Element): void;
  /** Takes the changes back, because the widget starts or has failed. */
  undo(name: string, host: Element): void;
  /** Has the host been prepared, or its widget started, or failed? */
  has(name: string, host: Element): boolean;
  /** Has the widget started on the host, or failed? */
  isOver(name: string, host: Element): boolean;
  /** Takes the changes back and allows `add` again: the host has left the page, or `prepare` has been replaced. */
  forget(name: string, host: Element): void;
}

/** Creates the page's one `Prepared`. */
export function createPrepared(): Prepared {
  const known = new WeakMap<Element, Map<string, Changes | undefined>>();
  const keep = (host: Element, name: string, changes?: Changes): void =>
    void known.set(host, (known.get(host) ?? new Map()).set(name, changes));
  const has = (name: string, host: Element): boolean => !!known.get(host)?.has(name);
  return {
    has,
    add({ name, prepare }, host) {
      if (!prepare || has(name, host)) return;
      const changes = createChanges();
      keep(host, name, changes);
      try {
        prepare(host, changes);
      } catch (error) {
        changes.undo();
        logFailure(`"${name}" could not be prepared.`, error);
      }
    },
    isOver: (name, host) => has(name, host) && !known.get(host)?.get(name),
    forget(name, host) {
      known.get(host)?.get(name)?.undo();
      known.get(host)?.delete(name);
    },
    undo(name, host) {
      known.get(host)?.get(name)?.undo();
      keep(host, name);
    },
  };
}
