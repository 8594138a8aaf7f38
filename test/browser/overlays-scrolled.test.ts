import { expect, test } from 'vitest';
import { PARTS } from '../support/drawnParts';
import { expectNoProblems, type WatchedPage } from '../support/page';

/** What covers the window, or stands in it: how to open it, and the boxes that must be there. */
const OVERLAYS: [part: keyof typeof PARTS, boxes: string[], where: 'whole' | 'within'][] = [
  ['dialog', ['.alert-wrapper'], 'whole'],
  ['lightbox', ['.storefront-lightbox', '.storefront-lightbox .pswp__bg'], 'whole'],
  ['content-dialog', ['.mfp-bg', '.mfp-wrap'], 'whole'],
  ['popup', ['.elementor-popup-modal'], 'whole'],
  ['toasts', ['.toast-container'], 'within'],
];

/**
 * Names in common use, with the rules that other style sheets have for them: Bootstrap's toasts, WooCommerce's PhotoSwipe 4, and
 * Elementor's sheets without the one that its script asks for when it opens a dialog.
 */
const VENDORS = `
  .elementor .elementor-background-overlay { position: absolute }
  .elementor-popup-modal.dialog-type-lightbox { display: flex; background-color: transparent; pointer-events: none }
  .elementor-popup-modal .dialog-widget-content { max-width: 100%; max-height: 100%; overflow: visible; pointer-events: all }
  .alert-wrapper { position: relative; z-index: 1; inset: auto; margin: 1rem 0; overflow: hidden; width: 300px; height: 20px }
  .toast-container { position: absolute; z-index: 1; width: max-content; max-width: 100%; pointer-events: none }
  .pswp { display: none; position: absolute; inset: auto; left: 0; top: 0; z-index: 1; width: 100%; height: 100%; overflow: hidden }
  .pswp__bg { position: absolute; left: 0; top: 0; width: 100%; height: 100% }
  .mfp-bg, .mfp-wrap { position: absolute; inset: auto; top: 0; width: 100%; height: 100% }
`;

const DOWN = 700;

/** A page that is scrolled before the overlay opens, with those rules after all others, also where ours come late. */
const scrolled = async (page: WatchedPage): Promise<void> => {
  await page.addInitScript(
    ([css, down]) => {
      addEventListener('DOMContentLoaded', () => {
        document.head.insertAdjacentHTML('beforeend', `<style>${css}</style>`);
        document.body.insertAdjacentHTML('beforeend', '<div style="height: 3000px"></div>');
        document.body.insertAdjacentHTML('afterbegin', '<div style="height: 600px"></div>');
        scrollTo(0, down as number);
      });
    },
    [VENDORS, DOWN] as const,
  );
};

test.each(OVERLAYS)(
  'the overlay “%s” stands in the window of a scrolled page beside rules for the same names',
  async (part, boxes, where) => {
    const page = await PARTS[part]({ before: scrolled });
    await page.evaluate((down) => scrollTo(0, down), DOWN);
    for (const box of boxes) {
      const rect = await page
        .locator(box)
        .first()
        .evaluate((one) => {
          const { top, bottom, left, right } = one.getBoundingClientRect();
          return { top, bottom, left, right, height: innerHeight, width: document.documentElement.clientWidth };
        });
      const { top, bottom, left, right, height, width } = rect;
      if (where === 'whole') expect([top, bottom, left], box).toEqual([0, height, 0]);
      expect(
        top >= 0 && bottom <= height && left >= 0 && right <= width + 20 && bottom > top,
        JSON.stringify([box, rect]),
      ).toBe(true);
    }
    // Nothing of the page lies above it.
    const onTop = await page
      .locator(boxes.at(-1)!)
      .first()
      .evaluate((one, parts) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return at?.closest(parts) ? 'the overlay' : at?.outerHTML.slice(0, 200);
      }, boxes.join());
    expect(onTop).toBe('the overlay');
    expectNoProblems(page);
  },
);
