import { block } from '../../ui/overlay/overlay';
import { areas } from './parts';
import { rememberPlace } from './place';

/** Shows that the shop is being asked: overlays on form and totals, also on those that an answer has just brought. */
export interface Busy {
  /** Before anything is asked. `isQuiet`: screen readers are not told, for what nobody waits for. */
  start(isQuiet?: boolean): void;
  /** After an answer has replaced something. */
  follow(): void;
  /** `instead`: where the focus goes when its place is no longer there. */
  end(instead?: readonly (Element | null | undefined)[]): void;
  /** Runs something once it has ended and the focus is back. */
  whenOver(run: () => void): void;
  /** Ends everything at once. */
  stop(): void;
}

/** Makes the cart's busy state; `message` is asked for at each overlay. */
export function createBusy(message: () => string): Busy {
  const releases = new Map<Element, () => void>();
  let count = 0;
  let returnFocus: ReturnType<typeof rememberPlace>;
  let waiting: (() => void)[] = [];

  const release = (): void => {
    for (const end of releases.values()) end();
    releases.clear();
  };
  const follow = (isQuiet = true): void => {
    for (const [area, end] of releases) {
      if (area.isConnected) continue;
      end();
      releases.delete(area);
    }
    if (count === 0) return;
    for (const area of areas()) if (!releases.has(area)) releases.set(area, block(area, message(), isQuiet));
  };
  return {
    // Said already: once more it would come after the wait, in place of what the shop has to say.
    follow: () => follow(),
    start(isQuiet = false) {
      if (count === 0) returnFocus = rememberPlace();
      count += 1;
      follow(isQuiet);
    },
    whenOver(run) {
      waiting.push(run);
    },
    end(instead = []) {
      count = Math.max(0, count - 1);
      if (count > 0) return;
      release();
      returnFocus?.(instead);
      returnFocus = undefined;
      for (const run of waiting.splice(0)) run();
    },
    stop() {
      count = 0;
      release();
      returnFocus = undefined;
      waiting = [];
    },
  };
}
