import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/jet-elements/?only=1';
const HOST = '.elementor-element-7ec1001';

const ring = (page: WatchedPage): Promise<{ part: number; size: number; text: string | undefined }> =>
  page.$eval(HOST, (host) => {
    const line = host.querySelector('.circle-progress__value')!;
    const { strokeDashoffset, strokeDasharray } = getComputedStyle(line);
    return {
      part: Math.round(100 * (1 - Number.parseFloat(strokeDashoffset) / Number.parseFloat(strokeDasharray))),
      size: host.querySelector('svg')!.getBoundingClientRect().width,
      text: host.querySelector('.circle-counter__number')?.textContent ?? undefined,
    };
  });

async function open(options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(PAGE, options);
  await page.locator(HOST).scrollIntoViewIfNeeded();
  await mounted(page, 'jet-circle-progress');
  return page;
}

describeWidget({
  name: 'jet-circle-progress',
  page: PAGE,
  host: HOST,
  // The widget replaces the number, which counts.
  removes: '.circle-counter__number',
  settings: {
    change: { value: 25 },
    shows: (page) => expect.poll(async () => (await ring(page)).part).toBe(25),
  },
});

describe('JetElements’ ring', () => {
  test('the ring fills to its value, while its number counts to its end', async () => {
    const page = await open();
    await expect.poll(() => ring(page)).toEqual({ part: 64, size: 185, text: '1,234.5' });
    expect(await page.getAttribute(`${HOST} svg`, 'aria-hidden')).toBe('true');
    expect(await axe(page, HOST)).toEqual([]);
    expectNoProblems(page);
  });

  test('the ring has the size that is set for the device', async () => {
    const page = await open();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(async () => (await ring(page)).size).toBe(120);
    expect(await page.getAttribute(`${HOST} svg`, 'viewBox')).toBe('0 0 120 120');
    await expect.poll(async () => (await ring(page)).part).toBe(64);
  });

  test('the ring is full at once for visitors who want less motion', async () => {
    const page = await open({ reducedMotion: true });
    expect(await ring(page)).toEqual({ part: 64, size: 185, text: '1,234.5' });
  });

  test.each(['x', '-5', ''])('a ring with the value %j is empty', async (value) => {
    const page = await open({
      before: (opening) =>
        opening.addInitScript((given) => {
          document.addEventListener('DOMContentLoaded', () => {
            for (const one of document.querySelectorAll('.circle-progress__value'))
              one.setAttribute('data-value', given);
          });
        }, value),
    });
    await expect.poll(async () => (await ring(page)).part).toBe(0);
  });
});
