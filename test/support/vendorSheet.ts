import type { Page } from 'playwright-core';

/** The markers by which `core/load/styles.ts` detects a vendor's style sheet. */
export const PROBED = {
  elementor: '.elementor .elementor-background-overlay{position:absolute}',
  elementskit: '.ekit-wid-con .xs-overlay{position:absolute}',
};

/** Adds a vendor's style sheet to the fixture page; for `before` of `openPage`. */
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
