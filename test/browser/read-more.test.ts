import { expect, test } from 'vitest';
import { mounted, openPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/read-more/';
const TEXT = '[data-text]';
const MORE = '.more';

describeWidget({
  name: 'read-more',
  page: PAGE,
  host: '.ekit-review-slider-wrapper-facebook',
  settings: {
    change: { length: 10 },
    shows: (page) => expect.poll(() => page.textContent(TEXT)).toBe('We bought '),
  },
  async keyboard(page) {
    for (const [key, length] of [
      ['Enter', 184],
      [' ', 120],
    ] as const) {
      await page.focus(MORE);
      await page.keyboard.press(key);
      expect((await page.textContent(TEXT))?.length).toBe(length);
    }
  },
});

test('a press shows the whole text, and the next one shortens it again', async () => {
  const page = await openPage(PAGE);
  await mounted(page, 'read-more');
  expect(await page.getAttribute(MORE, 'aria-controls')).toBe(await page.getAttribute(TEXT, 'id'));
  await page.click(MORE);
  expect(await page.textContent(TEXT)).toContain('Delivery took three days.');
  expect(await page.textContent(MORE)).toBe('...Collapse');
  expect([await page.getAttribute(MORE, 'aria-expanded'), await page.getAttribute(MORE, 'data-collapsed')]).toEqual([
    'true',
    'false',
  ]);
  await page.click(MORE);
  expect(await page.textContent(MORE)).toBe('...More');
});

test('the whole text may be on the button', async () => {
  const page = await openPage('/blank/');
  const words = 'Mugs and lamps, '.repeat(12);
  await page.$eval(
    '#stage',
    (stage, text) => {
      stage.innerHTML = `<div class="ekit-review-slider-wrapper-yelp"><p><span>${text.slice(0, 120)}</span> <a class="more" data-collapsed="true" data-text="${text}">...More</a></p></div>`;
    },
    words,
  );
  await mounted(page, 'read-more');
  await page.click(MORE);
  expect(await page.textContent('#stage span')).toBe(words);
  expect(await page.textContent(MORE)).toBe('...Collapse');
  await page.click(MORE);
  expect(await page.textContent('#stage span')).toBe(words.slice(0, 120));
  expect(await page.textContent(MORE)).toBe('...More');
});

test('the site’s label of the button counts at once, and comes back when the text is shortened again', async () => {
  const settings = { 'read-more': { moreText: 'Weiterlesen' } };
  const page = await openPage(`${PAGE}?config=${encodeURIComponent(JSON.stringify({ settings }))}`);
  await page.waitForFunction(() => document.querySelector('.more')?.textContent === 'Weiterlesen');
  await page.click(MORE);
  expect(await page.textContent(MORE)).toBe('...Collapse');
  await page.click(MORE);
  expect(await page.textContent(MORE)).toBe('Weiterlesen');
});
