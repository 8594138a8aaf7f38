import { block } from '../../ui/overlay/overlay';
import { areas } from './parts';
import { rememberPlace } from './place';

/** Shows that the shop is being asked: overlays on form and totals, also on those that an answer has just brought. */
export interface Busy {
  /** Before anything is asked. */
  start(): void;
  /** After an answer has replaced something. */
  follow(): void;
  /** `instead`: where the focus goes when its place is no longer there. */
  end(instead?: readonly (Element | null | undefined)[]): void;
  /** Ends everything at once. */
  stop(): void;
}

/** Makes the cart's busy state; `message` is asked for at each overlay. */
export function createBusy(message: () => string): Busy {
  const releases = new Map<Element, () => void>();
  let count = 0;
  let returnFocus: ReturnType<typeof rememberPlace>;

  const release = (): void => {
    for (const end of releases.values()) end();
    releases.clear();
  };
  const follow = (): void => {
    for (const [area, end] of releases) {
      if (area.isConnected) continue;
      end();
      releases.delete(area);
    }
    if (count === 0) return;
    for (const area of areas()) if (!releases.has(area)) releases.set(area, block(area, message()));
  };
  return {
    follow,
    start() {
      if (count === 0) returnFocus = rememberPlace();
      count += 1;
      follow();
    },
    end(instead = []) {
      count = Math.max(0, count - 1);
      if (count > 0) return;
      release();
      returnFocus?.(instead);
      returnFocus = undefined;
    },
    stop() {
      count = 0;
      release();
      returnFocus = undefined;
    },
  };
}
