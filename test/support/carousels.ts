import { expect } from 'vitest';
import { mounted, openPage, type PageOptions, type WatchedPage } from './page';

/** How a carousel of the demo is asked for. */
export interface DemoQuery {
  count?: number;
  settings?: object;
  /** In place of the settings, as it is. */
  raw?: string;
  more?: string;
}

/** The address of one carousel of the demo. */
export function carouselPage(id: string, { count, settings, raw, more = '' }: DemoQuery = {}): string {
  const query = new URLSearchParams({ only: id });
  if (count) query.set('count', String(count));
  if (settings) query.set('settings', JSON.stringify(settings));
  if (raw !== undefined) query.set('raw', raw);
  return `/fixture/carousels/?${query}${more}`;
}

/** Opens a page with a carousel that moves. */
export async function openMoving(path: string, widget: string, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, widget);
  await page.waitForSelector('.storefront-carousel-moves');
  return page;
}

/** The numbers of the slides whose middle lies in the row, from left to right; `row`: its selector. */
export const slidesInView = (page: WatchedPage, row = '.swiper-wrapper'): Promise<number[]> =>
  page.$eval(row, (element) => {
    const box = element.getBoundingClientRect();
    return [...element.querySelectorAll(':scope > :not([data-storefront-own])')]
      .map((slide, at) => ({ number: at + 1, box: slide.getBoundingClientRect(), style: getComputedStyle(slide) }))
      .filter(({ box: { left, width }, style }) => {
        const middle = left + width / 2;
        return middle > box.left && middle < box.right && Number(style.opacity) > 0.5 && style.visibility !== 'hidden';
      })
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number }) => number);
  });

/** Waits until these slides are in view. */
export const showsSlides = (page: WatchedPage, ...numbers: number[]): Promise<void> =>
  expect.poll(() => slidesInView(page)).toEqual(numbers);

/** How many slides can be reached by keys. */
export const reachable = (page: WatchedPage, row = '.swiper-wrapper', slide = '.swiper-slide'): Promise<number> =>
  page.locator(`${row} >> nth=0 >> ${slide}:not([inert])`).count();

/** The label of the current bullet. */
export const currentBullet = (page: WatchedPage): Promise<string | null> =>
  page.getAttribute('.swiper-pagination-bullet-active', 'aria-label');
