/** How often the target of a drag is looked for at most, in milliseconds. */
const PACE = 120;

/** Calls `run` at once if the last call is long enough ago, else once when it will be. */
export function throttle(run: () => void, pace = PACE): { call(): void; stop(): void } {
  let last = Number.NEGATIVE_INFINITY;
  let timer = 0;
  const now = (): void => {
    timer = 0;
    last = performance.now();
    run();
  };
  return {
    call() {
      if (timer) return;
      const wait = last + pace - performance.now();
      if (wait <= 0) now();
      else timer = window.setTimeout(now, wait);
    },
    stop() {
      clearTimeout(timer);
      timer = 0;
    },
  };
}

/** The list with one item at another place. */
export function moved<T>(list: readonly T[], item: T, to: number): T[] {
  const rest = list.filter((one) => one !== item);
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, item);
  return rest;
}

/** Where a key moves an item; null for keys that do not. */
export function placeAfter(key: string, at: number, count: number, columns: number, isRtl: boolean): number | null {
  const side = isRtl ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: at + side,
    ArrowLeft: at - side,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}
