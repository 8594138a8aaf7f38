import { reportThrown } from '../../core/problems';
import { HttpError, MESSAGES } from '../../page/network/http';
import { prepareToast, showError } from '../../ui/dialogs/toast/toast';
import { queueCartWrite } from '../../woocommerce/cartQueue';
import { createOverlays, type FocusTargets, type Overlays } from './overlays';

/**
 * The states of an action, which the map of actions under way names:
 *
 *     perform → waiting → running → (gone)           the shop has answered, and the page shows the answer
 *                            └────→ failed → (gone)  the browser does it natively, else the page reverts it and shows a toast
 *
 * An action that is under way already is not performed again. Only refreshes differ: one that runs or has failed may
 * have read an older cart, so another one waits behind it.
 */
type Phase = 'waiting' | 'running' | 'failed';

/** The module that calls the shop and shows its answers. It loads on demand. */
export type Shop = typeof import('./shop');

const loadShop = (): Promise<Shop> => import('./shop');

/** Loads the code of the actions before the visitor acts. */
export const prepareActions = (): void => void loadShop().then(prepareToast, () => undefined);

/** What remains to be done after an action. */
export interface Outcome {
  /** Where the focus goes if its element has gone. */
  focusTargets: FocusTargets;
  /** Called right after this action. */
  onEnd?(): void;
  /** Called when no other action is under way. */
  onIdle?(): void;
}

/** One thing to do with the cart. */
export interface Action {
  /** Two actions with the same key do the same. */
  key: string;
  /** Only the newest action of a kind counts: who chooses A, B and A again wants A. */
  kind?: string;
  run(shop: Shop): Promise<Outcome | undefined>;
  /** Leaves the action to the browser; returns false when that is impossible now. */
  goNatively?(): boolean;
  /** Undoes on the page what could not be saved. Returns an action that then shows the shop's state. */
  revert?(): Action | undefined;
  /** Shows no overlay and no error message. */
  isQuiet?: boolean;
  /** Only reads the cart. */
  isRefresh?: boolean;
}

/** Carries out actions one after another, and blocks the cart meanwhile. */
export interface CartQueue {
  /** Resolves to whether the shop has answered; false at once for an action that is under way already. */
  perform(action: Action): Promise<boolean>;
  /** Did the last action fail, so that the page may show an old cart? */
  isStale(): boolean;
  coverNewAreas(): void;
  stop(): void;
}

/** Creates the queue of a cart; `beforeLeaving` saves what a native navigation would lose. */
export function createQueue(message: () => string, beforeLeaving: () => Promise<unknown>): CartQueue {
  const overlays = createOverlays(message);
  const leaving = watchLeaving(overlays);
  const underWay = new Map<Action, Phase>();
  let hasStopped = false;
  let isStale = false;

  const isUnderWay = ({ key, kind }: Action): boolean => {
    if (kind) return [...underWay.keys()].findLast((one) => one.kind === kind)?.key === key;
    return [...underWay].some(([one, phase]) => one.key === key && !(one.isRefresh && phase !== 'waiting'));
  };

  const recoverFrom = async (error: unknown, action: Action): Promise<void> => {
    if (!(error instanceof HttpError)) reportThrown(error);
    isStale = true;
    if (hasStopped || leaving.isByVisitor()) return;
    // Offline, the browser would only show its error page.
    if (navigator.onLine && action.goNatively) {
      // Leaving the page could lose other unsaved entries.
      await queueCartWrite(beforeLeaving);
      if (leaving.leaveBy(action.goNatively)) return;
    }
    const next = action.revert?.();
    if (next) void perform(next);
    const message = error instanceof HttpError ? error.message : MESSAGES.unknown;
    if (!action.isQuiet) void showError(message);
  };

  const carryOut = async (action: Action): Promise<boolean> => {
    let outcome: Outcome | undefined;
    try {
      await queueCartWrite(async () => {
        underWay.set(action, 'running');
        outcome = await action.run(await loadShop());
      });
      isStale = false;
      return true;
    } catch (error) {
      underWay.set(action, 'failed');
      await recoverFrom(error, action);
      return false;
    } finally {
      underWay.delete(action);
      leaving.watchVisitor(underWay.size > 0);
      if (!action.isQuiet) overlays.end(outcome?.focusTargets, outcome?.onIdle);
      outcome?.onEnd?.();
    }
  };

  const perform = async (action: Action): Promise<boolean> => {
    if (isUnderWay(action) || leaving.isByUs()) return false;
    underWay.set(action, 'waiting');
    leaving.watchVisitor(true);
    if (!action.isQuiet) overlays.start(action.isRefresh);
    return carryOut(action);
  };

  return {
    perform,
    isStale: () => isStale,
    coverNewAreas: overlays.coverNewAreas,
    stop() {
      hasStopped = true;
      leaving.stop();
      overlays.stop();
    },
  };
}

/** After how long without a new page a navigation counts as cancelled, in milliseconds. */
const OUR_NAVIGATION = 15_000;
const VISITORS_NAVIGATION = 3000;

/** Watches whether the page is being left, by an action that the browser carries out or by the visitor. */
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
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) stay();
  };
  // Only during requests, because a `beforeunload` listener can keep a page out of the back/forward cache.
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
