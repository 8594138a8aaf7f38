import { queueCartWrite } from '../../page/cartQueue';
import { HttpError, MESSAGES } from '../../page/http';
import { prepareToast, showToast } from '../../ui/toast/toast';
import { createOverlays, type FocusTargets, type Overlays } from './overlays';

/** What asks the shop and shows its answers: a chunk of its own, loaded on demand. */
export type Shop = typeof import('./shop');

const loadShop = (): Promise<Shop> => import('./shop');

/** Loads what the actions need, before the visitor acts. */
export const prepareActions = (): void => void loadShop().then(prepareToast, () => undefined);

/** What is left to do after an action. `focusTargets`: where the focus goes when its place is gone. */
export interface Outcome {
  focusTargets: FocusTargets;
  /** Runs when the action is over, also while others wait. */
  onEnd?(): void;
  /** Runs when no action is under way any more, and the focus is back in its place. */
  onIdle?(): void;
}

/** One thing to do with the cart. */
export interface Action {
  /** While an action of this key waits or runs, another one is not started. */
  key: string;
  /** Of the actions of one kind only the newest counts: who chooses A, B and A again wants A. */
  kind?: string;
  run(shop: Shop): Promise<Outcome | undefined>;
  /** Goes the browser's own way instead; returns false when there is none now. */
  goNatively?(): boolean;
  /** Puts back what the visitor chose, when there is no other way. */
  revert?(): void;
  /** Does not block the page, and shows nothing when it fails. */
  isQuiet?: boolean;
  /** Only asks for the cart as it is. Asked for again while it runs it runs once more, because the cart may be newer. */
  isRefresh?: boolean;
}

/** Carries out actions one after another, in the page's cart queue. The cart is blocked meanwhile. */
export interface CartQueue {
  /** Resolves with whether the action was done. */
  perform(action: Action): Promise<boolean>;
  /** Does the page show something else than the shop may have? */
  isStale(): boolean;
  coverNewAreas(): void;
  stop(): void;
}

/**
 * Makes the queue of a cart. `message` gives the overlay's text; `beforeLeaving` resolves when nothing that was entered is
 * lost by going a native way.
 */
export function createQueue(message: () => string, beforeLeaving: () => Promise<unknown>): CartQueue {
  const overlays = createOverlays(message);
  const leaving = watchLeaving(overlays);
  const underWay = new Set<Action>();
  let running: Action | undefined;
  let hasStopped = false;
  let isStale = false;

  const isUnderWay = ({ key, kind }: Action): boolean => {
    if (kind) return [...underWay].findLast((one) => one.kind === kind)?.key === key;
    return [...underWay].some((one) => one.key === key && !(one.isRefresh && one === running));
  };

  const recoverFrom = async (error: unknown, action: Action): Promise<void> => {
    if (!(error instanceof HttpError)) reportError(error);
    isStale = true;
    // The visitor is on the way to another page, which has ended the request.
    if (hasStopped || leaving.isByVisitor()) return;
    // Offline the browser would only show its error page.
    if (navigator.onLine && action.goNatively) {
      // What else was entered is sent first: leaving the page could lose it, and the next page would not show it.
      await queueCartWrite(beforeLeaving);
      if (leaving.leaveBy(action.goNatively)) return;
    }
    action.revert?.();
    const message = error instanceof HttpError ? error.message : MESSAGES.unknown;
    if (!action.isQuiet) void showToast({ type: 'error', message });
  };

  const carryOut = async (action: Action): Promise<boolean> => {
    let outcome: Outcome | undefined;
    try {
      await queueCartWrite(async () => {
        running = action;
        outcome = await action.run(await loadShop());
      });
      isStale = false;
      return true;
    } catch (error) {
      await recoverFrom(error, action);
      return false;
    } finally {
      underWay.delete(action);
      leaving.watchVisitor(underWay.size > 0);
      if (!action.isQuiet) overlays.end(outcome?.focusTargets, outcome?.onIdle);
      outcome?.onEnd?.();
    }
  };

  return {
    isStale: () => isStale,
    coverNewAreas: overlays.coverNewAreas,
    async perform(action) {
      if (isUnderWay(action) || leaving.isByUs()) return false;
      underWay.add(action);
      leaving.watchVisitor(true);
      if (!action.isQuiet) overlays.start(action.isRefresh);
      return carryOut(action);
    },
    stop() {
      hasStopped = true;
      leaving.stop();
      overlays.stop();
    },
  };
}

/** How long a navigation of ours may take before the page counts as staying, in milliseconds. */
const OUR_NAVIGATION = 15_000;
/** The same for one of the visitor's: requests may end long before the next page is there. */
const VISITORS_NAVIGATION = 3000;

/** Knows whether the page is being left. */
function watchLeaving(overlays: Overlays) {
  let ourTimer = 0;
  let visitorsTimer = 0;
  let isWatching = false;

  const stay = (): void => {
    if (ourTimer) overlays.end();
    clearTimeout(ourTimer);
    ourTimer = 0;
  };
  const onUnload = (): void => {
    clearTimeout(visitorsTimer);
    visitorsTimer = window.setTimeout(() => {
      visitorsTimer = 0;
    }, VISITORS_NAVIGATION);
  };
  // A page that comes back from the browser's history still shows the overlays with which it was left.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) stay();
  };
  // Only while requests are under way: a listener for `beforeunload` can keep a page out of the browser's history.
  const watchVisitor = (isOn: boolean): void => {
    if (isOn === isWatching) return;
    isWatching = isOn;
    if (isOn) window.addEventListener('beforeunload', onUnload);
    else window.removeEventListener('beforeunload', onUnload);
  };
  window.addEventListener('pageshow', onShow);

  return {
    watchVisitor,
    isByUs: (): boolean => ourTimer !== 0,
    isByVisitor: (): boolean => visitorsTimer !== 0,
    /** Leaves by `go`, which returns false where there is no way. The cart stays blocked until the next page is there. */
    leaveBy(go: () => boolean): boolean {
      if (ourTimer) return true;
      if (!go()) return false;
      overlays.start();
      ourTimer = window.setTimeout(stay, OUR_NAVIGATION);
      return true;
    },
    stop(): void {
      clearTimeout(ourTimer);
      clearTimeout(visitorsTimer);
      watchVisitor(false);
      window.removeEventListener('pageshow', onShow);
    },
  };
}
