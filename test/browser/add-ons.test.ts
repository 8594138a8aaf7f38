import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  allMounted,
  expectNoProblems,
  holdRequests,
  oneMoreAnswer,
  openPage,
  timersRun,
  type WatchedPage,
} from '../support/page';

const PAGE = '/fixture/add-ons/?jquery=1';

const told = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { __addOn: string[] }).__addOn);

const open = async (options?: Parameters<typeof openPage>[1]): Promise<WatchedPage> => {
  const page = await openPage(PAGE, options);
  await page.waitForFunction(() => (window as unknown as { __addOn?: string[] }).__addOn?.includes('late ad00004'));
  return page;
};

test('an add-on’s actions run once per element, global before specific, where Elementor’s own scripts are off', async () => {
  const page = await open();
  await allMounted(page);
  await expect.poll(async () => (await told(page)).filter((line) => line.startsWith('global')).length).toBe(7);
  await timersRun(page, 300);
  expect((await told(page)).filter((line) => line.startsWith('global')).length).toBe(7);
  expect((await told(page)).filter((line) => line.includes('ad00002'))).toEqual([
    'global ad00002',
    'image ad00002 true',
  ]);
  await expect.poll(() => page.getAttribute('body', 'data-elementor-device-mode')).toBe('desktop');
  await expect.poll(() => page.getAttribute('body', 'class')).toContain('e--ua-chrome');
  await expect.poll(() => page.locator('#elementor-device-mode').count()).toBe(1);
  expectNoProblems(page);
});

test.each([
  [1280, 'heading pier 40'],
  [390, 'heading pier 20'],
])('a handler class finds its elements, and its settings for the device, at %i px', async (width, expected) => {
  const page = await open({ viewport: { width, height: 800 } });
  await page.click('.demo-title');
  await expect.poll(() => told(page)).toContain(expected);
});

test('an add-on’s handler also runs for a loop grid that has a widget of ours', async () => {
  const page = await open();
  await expect.poll(() => page.getAttribute('[data-id=ad00006]', 'data-widget')).toContain('loop-grid');
  await expect.poll(() => told(page)).toContain('list ad00006');
});

test('an element’s actions run once more when an add-on starts it again', async () => {
  const page = await open();
  await page.evaluate(() => {
    const { elementorFrontend } = window as unknown as {
      elementorFrontend: { elementsHandler: { runReadyTrigger(element: Element | null): void } };
    };
    elementorFrontend.elementsHandler.runReadyTrigger(document.querySelector('[data-id=ad00002]'));
  });
  const times = async (): Promise<number> => (await told(page)).filter((line) => line === 'image ad00002 true').length;
  await expect.poll(times).toBe(2);
  await timersRun(page, 300);
  expect(await times()).toBe(2);
});

test('a link runs an add-on’s action once, and a broken link runs no action', async () => {
  const page = await open();
  await page.click('text=An action of the add-on');
  await expect.poll(async () => (await told(page)).filter((line) => line === 'hello you').length).toBe(1);
  expect(new URL(page.url()).hash).toBe('');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#elementor-action%3Aaction%3Ddemo%3Ahello%26settings%3D%25E0%25A4%25A';
    document.body.append(link);
    link.click();
  });
  await timersRun(page, 300);
  expect((await told(page)).filter((line) => line.startsWith('hello')).length).toBe(1);
  expectNoProblems(page);
});

test.each([
  [
    'whose tag waits for an optimiser',
    '<script type="text/delayed" data-src="/elementor/assets/js/frontend.min.js"></script>',
  ],
  [
    'that an optimiser has in a list',
    `<script type="text/delayed" data-scripts='[{"id":"elementor-frontend-js","src":"/combined.js"}]'></script>`,
  ],
  ['that is there', '<script>window.elementorFrontend = { theirs: true }</script>'],
])('nothing stands in for Elementor’s own front end %s', async (_, tag) => {
  const page = await openPage(PAGE, {
    before: (opening) =>
      opening.route(
        (url) => url.pathname === '/fixture/add-ons/',
        async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', `<head>${tag}`) });
        },
      ),
  });
  await page.waitForLoadState('load');
  await allMounted(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await timersRun(page, 300);
  expect(await told(page)).toEqual([]);
  expect(await page.evaluate(() => 'elementorModules' in window)).toBe(false);
});

test('nothing stands in for Elementor’s own front end that comes while the stand-in is loading', async () => {
  const part = /\/install-[\w-]{7}\.js/;
  let release = (): void => {};
  let asked: Promise<Request> | undefined;
  const page = await openPage(PAGE, {
    before: async (opening) => {
      release = await holdRequests(opening, part);
      asked = opening.waitForRequest(part);
    },
  });
  const request = await asked;
  await page.evaluate(() => {
    const theirs = document.createElement('script');
    theirs.type = 'text/delayed';
    theirs.setAttribute('data-src', '/elementor/assets/js/frontend.min.js');
    document.head.append(theirs);
  });
  release();
  await (await request?.response())?.finished();
  await oneMoreAnswer(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await timersRun(page, 300);
  expect(await told(page)).toEqual([]);
});

test('the page has no elementorFrontend without jQuery, and nothing fails', async () => {
  const page = await openPage('/fixture/add-ons/');
  await allMounted(page);
  await timersRun(page, 300);
  expect(await page.evaluate(() => 'elementorFrontend' in window)).toBe(false);
  expectNoProblems(page);
});
