import type { Page } from 'playwright-core';

/** The number of frames that an idle page requests during thirty frames. */
export const framesAsked = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const { requestAnimationFrame: ask } = window;
        let count = 0;
        window.requestAnimationFrame = (run) => {
          count += 1;
          return ask(run);
        };
        let left = 30;
        const next = (): void => void (left-- > 0 ? ask(next) : done(count));
        next();
      }),
  );
