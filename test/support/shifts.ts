import type { WatchedPage } from './problems';

interface Recorder extends Window {
  __shifts: number[];
}

/** Records layout shifts from the first paint on. Call before `goto`. */
export const watchShifts = (page: WatchedPage): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { __shifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The page's layout shift so far, including pending frames. */
export const layoutShift = (page: WatchedPage): Promise<number> =>
  page.evaluate(async () => {
    // The browser reports a shift in a task after the frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((told) => setTimeout(told));
    return (window as unknown as Recorder).__shifts.reduce((sum, value) => sum + value, 0);
  });

/** Waits until the page has been painted. */
export const painted = (page: WatchedPage): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
