import type { Page } from 'playwright-core';

/** By these `core/load/styles.ts` knows that the vendor's own sheet is there. */
export const PROBED = {
  elementor: '.elementor .elementor-background-overlay{position:absolute}',
  elementskit: '.ekit-wid-con .xs-overlay{position:absolute}',
};

/** Gives the fixture page a vendor's style sheet: for `before` of `openPage`. */
export const withSheet =
  (css: string) =>
  (page: Page): Promise<unknown> =>
    page.route('**/fixture/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({
        response: answer,
        body: (await answer.text()).replace('</head>', `<style>${css}</style></head>`),
      });
    });
