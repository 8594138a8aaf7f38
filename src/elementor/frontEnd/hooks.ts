import { reportThrown } from '../../core/problems';

type Callback = (...args: unknown[]) => unknown;

interface Hook {
  callback: Callback;
  priority: number;
  context: unknown;
}

/** Hooks by name, as in WordPress: lowest priority first, each callback once. */
export class Hooks {
  private readonly actions = new Map<string, Hook[]>();
  private readonly filters = new Map<string, Hook[]>();

  addAction = (name: string, callback: Callback, priority?: number, context?: unknown): void =>
    this.add(this.actions, name, callback, priority, context);

  addFilter = (name: string, callback: Callback, priority?: number, context?: unknown): void =>
    this.add(this.filters, name, callback, priority, context);

  removeAction = (name: string, callback?: Callback): void => this.remove(this.actions, name, callback);

  removeFilter = (name: string, callback?: Callback): void => this.remove(this.filters, name, callback);

  /** Runs the actions of a name. Reports errors of an action, and goes on with the next. */
  doAction = (name: string, ...args: unknown[]): void => {
    for (const { callback, context } of [...(this.actions.get(name) ?? [])]) {
      try {
        callback.apply(context, args);
      } catch (error) {
        reportThrown(error);
      }
    }
  };

  applyFilters = (name: string, value: unknown, ...args: unknown[]): unknown =>
    [...(this.filters.get(name) ?? [])].reduce(
      (now, { callback, context }) => callback.apply(context, [now, ...args]),
      value,
    );

  /** Is there an action whose name begins with `start`? */
  hasActions(start: string): boolean {
    return [...this.actions].some(([name, hooks]) => name.startsWith(start) && hooks.length > 0);
  }

  private add(to: Map<string, Hook[]>, name: string, callback: Callback, priority = 10, context: unknown = window) {
    const hooks = to.get(name) ?? [];
    if (typeof callback !== 'function' || hooks.some((one) => one.callback === callback)) return;
    to.set(
      name,
      [...hooks, { callback, priority: Number(priority), context }].sort((a, b) => a.priority - b.priority),
    );
  }

  private remove(from: Map<string, Hook[]>, name: string, callback?: Callback): void {
    if (callback)
      from.set(
        name,
        (from.get(name) ?? []).filter((one) => one.callback !== callback),
      );
    else from.delete(name);
  }
}
