import { expect, test } from 'vitest';
import { expectNoProblems, hostsBecome, openPage, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const FIRST = '.elementor-element-bd0e110';
const LAST = '.elementor-element-bd0e119';
const PAGE = '/fixture/backgrounds/?only=none&rows=10';

describeWidget({
  name: 'lazy-background',
  page: '/fixture/backgrounds/?only=none&rows=1',
  host: FIRST,
  // What has been shown stays, also in copies.
  ignore: ['class'],
});

const picture = (page: WatchedPage, host: string): Promise<string> =>
  page.$eval(host, (element) => getComputedStyle(element).backgroundImage);

test('the picture of a container comes when the container is near, also of one that is inserted later', async () => {
  const page = await openPage(PAGE);
  await expect.poll(() => page.getAttribute(FIRST, 'class')).toContain('e-lazyloaded');
  expect(await picture(page, LAST)).toBe('none');
  await page.locator(LAST).scrollIntoViewIfNeeded();
  await expect.poll(() => picture(page, LAST)).toContain('lamp-45');
  await page.$eval(LAST, (host) => {
    const added = document.createElement('div');
    added.className = 'elementor-element e-con e-parent demo-late added';
    host.after(added);
    document.dispatchEvent(new Event('elementor/lazyload/observe'));
  });
  await page.locator('.added').scrollIntoViewIfNeeded();
  await expect.poll(() => picture(page, '.added')).toContain('lamp-45');
  expectNoProblems(page);
});

test('no picture stays away where the widget’s chunk cannot be loaded', async () => {
  const page = await openPage(PAGE, { block: [/widget-lazy-background/] });
  await page.locator(LAST).scrollIntoViewIfNeeded();
  await hostsBecome(page, 'lazy-background', 'failed', LAST);
  await expect.poll(() => picture(page, LAST)).toContain('lamp-45');
});
