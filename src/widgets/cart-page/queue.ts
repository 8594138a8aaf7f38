import { HttpError, MESSAGES } from '../../page/network/http';
import { prepareToast, showError } from '../../ui/dialogs/toast/toast';
import { queueCartWrite } from '../../woocommerce/cartQueue';
import { createOverlays, type FocusTargets, type Overlays } from './overlays';

/** The module that calls the shop and shows its answers; loaded on demand. */
export type Shop = typeof import('./shop');

const loadShop = (): Promise<Shop> => import('./shop');

/** Loads what the actions need, before the visitor acts. */
export const prepareActions = (): void => void loadShop().then(prepareToast, () => undefined);

/** What remains to do after an action. `focusTargets`: where the focus goes when its element is gone. */
export interface Outcome {
  focusTargets: FocusTargets;
  onEnd?(): void;
  onIdle?(): void;
}

/** One thing to do with the cart. */
export interface Action {
  key: string;
  /** Only the newest action of a kind counts: who chooses A, B and A again wants A. */
  kind?: string;
  run(shop: Shop): Promise<Outcome | undefined>;
  /** Leaves the action to the browser; returns false when that is impossible now. */
  goNatively?(): boolean;
  revert?(): void;
  isQuiet?: boolean;
  /** Only reads the cart. Performed while it runs, it runs once more, because the cart may be newer. */
  isRefresh?: boolean;
}

/** Carries out actions one after another, and blocks the cart meanwhile. */
export interface CartQueue {
  perform(action: Action): Promise<boolean>;
  isStale(): boolean;
  coverNewAreas(): void;
  stop(): void;
}

/** Makes the queue of a cart; `beforeLeaving` saves what a native navigation would lose. */
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
    if (hasStopped || leaving.isByVisitor()) return;
    // Offline the browser would only show its error page.
    if (navigator.onLine && action.goNatively) {
      // Leaving the page could lose other unsaved entries.
      await queueCartWrite(beforeLeaving);
      if (leaving.leaveBy(action.goNatively)) return;
    }
    action.revert?.();
    const message = error instanceof HttpError ? error.message : MESSAGES.unknown;
    if (!action.isQuiet) void showError(message);
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

/** How long a navigation may take before the page counts as staying, in milliseconds. */
const OUR_NAVIGATION = 15_000;
const VISITORS_NAVIGATION = 3000;

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
  // Only during requests, because a `beforeunload` listener can keep a page out of the browser's history.
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
