/** Runs something after a while; earlier when the page is being left. */
export interface Countdown {
  readonly isOn: boolean;
  /** Starts, or starts anew; in milliseconds. */
  start(length: number): void;
  /** Ends without running anything. */
  end(): void;
}

/** Makes one. `leave` runs instead of `run` when the visitor leaves the page before it is over. */
export function createCountdown(run: () => void, leave: () => void): Countdown {
  let timer = 0;

  const end = (): void => {
    clearTimeout(timer);
    timer = 0;
    window.removeEventListener('beforeunload', leaving);
    window.removeEventListener('pagehide', leaving);
  };
  const leaving = (): void => {
    end();
    leave();
  };
  return {
    end,
    get isOn() {
      return timer !== 0;
    },
    start(length) {
      end();
      timer = window.setTimeout(() => {
        end();
        run();
      }, length);
      // Before the next page is asked for, which may show the cart; where that is not told, at the last moment.
      window.addEventListener('beforeunload', leaving);
      window.addEventListener('pagehide', leaving);
    },
  };
}
