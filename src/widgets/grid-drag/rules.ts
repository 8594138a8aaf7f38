/** The least time between two searches for the item under the pointer, in milliseconds. */
const PACE = 120;

/** Calls `run` at once; but if the last call was less than `pace` milliseconds ago, once after that time. */
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

/** The list with one item moved to another place. */
export function moved<T>(list: readonly T[], item: T, to: number): T[] {
  const rest = list.filter((one) => one !== item);
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, item);
  return rest;
}

/** The place to which a key moves an item; null for other keys. */
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
