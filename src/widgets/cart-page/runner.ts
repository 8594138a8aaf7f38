import { queueCartWrite } from '../../page/cartQueue';
import { HttpError, MESSAGES } from '../../page/http';
import { showToast } from '../../ui/toast/toast';
import type { Busy } from './busy';
import { watchLeaving } from './leaving';

/** Where the focus goes after an action when its place is gone. */
export type Instead = readonly (Element | null | undefined)[];

/** One thing to do with the cart. */
export interface Action {
  /** While an action of this key waits or runs, another one is not started. */
  key: string;
  /** Of the actions of one kind only the newest counts: who chooses A, B and A again wants A. */
  kind?: string;
  /** Asks the shop and shows the answer. */
  run(): Promise<Instead | undefined>;
  /** Goes the browser's own way instead; false when there is none now. */
  native?(): boolean;
  /** Puts back what the visitor chose, when there is no other way. */
  revert?(): void;
  /** Does not block the page, and says nothing when it fails. */
  isQuiet?: boolean;
  /** Only asks for the cart as it is. What asks while it runs may know of something newer: then it is done once more. */
  isRefresh?: boolean;
}

/** Carries out actions one after another, in the page's cart queue. */
export interface Runner {
  /** Resolves with whether it was done. */
  perform(action: Action): Promise<boolean>;
  /** Does the page show something that the shop may know better? */
  isStale(): boolean;
  stop(): void;
}

/** Makes the runner of a cart. `beforeLeaving` resolves when nothing entered is lost by going a native way. */
export function createRunner(busy: Busy, beforeLeaving: () => Promise<unknown>): Runner {
  const leaving = watchLeaving(busy);
  const known = new Set<Action>();
  let running: Action | undefined;
  let hasStopped = false;
  let isStale = false;

  const isKnown = ({ key, kind }: Action): boolean => {
    if (kind) return [...known].findLast((one) => one.kind === kind)?.key === key;
    return [...known].some((one) => one.key === key && !(one.isRefresh && one === running));
  };

  const fail = async (action: Action, error: unknown): Promise<void> => {
    if (!(error instanceof HttpError)) reportError(error);
    const message = error instanceof HttpError ? error.message : MESSAGES.unknown;
    isStale = true;
    // The visitor is on the way to another page, which has ended the request.
    if (hasStopped || leaving.isVisitors()) return;
    // Offline the browser would only show its error page.
    if (navigator.onLine && action.native) {
      // What else waits is sent first: a page that is being left may lose it, and the next page would not show it.
      await queueCartWrite(beforeLeaving);
      if (leaving.go(action.native)) return;
    }
    action.revert?.();
    if (!action.isQuiet) void showToast({ type: 'error', message });
  };

  const carryOut = async (action: Action): Promise<boolean> => {
    let instead: Instead | undefined;
    try {
      await queueCartWrite(async () => {
        running = action;
        instead = await action.run();
      });
      isStale = false;
      return true;
    } catch (error) {
      await fail(action, error);
      return false;
    } finally {
      known.delete(action);
      leaving.watch(known.size > 0);
      if (!action.isQuiet) busy.end(instead);
    }
  };

  return {
    isStale: () => isStale,
    async perform(action) {
      if (isKnown(action) || leaving.isOurs()) return false;
      known.add(action);
      leaving.watch(true);
      if (!action.isQuiet) busy.start(action.isRefresh);
      return carryOut(action);
    },
    stop() {
      hasStopped = true;
      leaving.stop();
      busy.stop();
    },
  };
}
