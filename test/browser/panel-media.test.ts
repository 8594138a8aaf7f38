/** The panel's field for a picture: its preview, and the picker with the site's media library. */
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, libraryFile, openChooser, picker, read } from '../support/chooser';
import { axe, expectNoProblems, type WatchedPage } from '../support/page';
import { field, focused, input, PANEL } from '../support/panel';
import { requestsTo } from '../support/requests';

const choose = (page: WatchedPage, key = 'picture') =>
  field(page, key).getByRole('button', { name: 'Choose from the library' });
const files = (page: WatchedPage) => picker(page).locator('li button');
const status = (page: WatchedPage) => picker(page).locator('[role=status]');
const preview = (page: WatchedPage) => field(page, 'picture').locator('.preview img');

test('a picture is chosen by the keyboard, and the focus goes back', async () => {
  const page = await openChooser({
    api: (route) =>
      answer(route, [libraryFile(7, 'Red &amp; green', { alt_text: 'Two shoes' }), libraryFile(8, 'Blue')]),
  });
  const asked = requestsTo(page, /wp\/v2\/media/);
  await choose(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => status(page).textContent()).toBe('Files: 2.');
  expect(await focused(page)).toBe('Search the media library');
  expect(await picker(page).getAttribute('open')).not.toBeNull();
  expect(await files(page).allTextContents()).toEqual(['Red & green', 'Blue']);
  expect(await files(page).first().locator('img').getAttribute('alt')).toBe('Two shoes');
  expect(await axe(page, PANEL)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => read(page)).toMatchObject({ picture: '/uploads/7.png' });
  expect(await picker(page).count()).toBe(0);
  expect(await focused(page)).toContain('Choose from the library');
  await expect.poll(() => preview(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.url).toContain('media_type=image');
  expectNoProblems(page);
});

test('Escape closes the picker only, and nothing is chosen', async () => {
  const page = await openChooser({ api: (route) => answer(route, [libraryFile(7, 'Red')]) });
  await choose(page).click();
  await files(page).first().waitFor();
  await page.keyboard.press('Escape');
  await picker(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toContain('Choose from the library');
  expect(await page.locator(`${PANEL} h1`).count()).toBe(1);
  expect(await read(page)).toMatchObject({ picture: '' });
});

test('an answer that comes late does not replace the one to newer words', async () => {
  let late: Route | undefined;
  const page = await openChooser({
    api: (route, query) => {
      const search = query.get('search');
      if (search === 're') late = route;
      else return answer(route, search ? [libraryFile(9, 'Red')] : [libraryFile(1, 'First')]);
    },
  });
  const asked = requestsTo(page, /search=/);
  await choose(page).click();
  await files(page).first().waitFor();
  const search = picker(page).getByLabel('Search the media library');
  await search.pressSequentially('re', { delay: 20 });
  await expect.poll(() => late !== undefined).toBe(true);
  await search.press('d');
  await expect.poll(() => files(page).allTextContents()).toEqual(['Red']);
  await late!.fulfill({ json: [libraryFile(2, 'Late')] }).catch(() => {});
  await page.waitForTimeout(100);
  expect(await files(page).allTextContents()).toEqual(['Red']);
  // Not one for each letter.
  expect(asked.map(({ url }) => new URL(url).searchParams.get('search'))).toEqual(['re', 'red']);
});

test('nothing found, a refusal and an answer of another kind are said, and can be tried again', async () => {
  let next: (route: Route) => Promise<void> = (route) => answer(route, []);
  const page = await openChooser({ api: (route) => next(route) });
  await choose(page).click();
  await expect.poll(() => status(page).textContent()).toBe('Nothing is found.');
  const alert = picker(page).locator('[role=alert]');
  next = (route) => answer(route, { code: 'no', message: 'Sorry, you may not.' }, { status: 403 });
  await picker(page).getByLabel('Search the media library').fill('red');
  await expect.poll(() => alert.textContent()).toBe('The library did not answer: Sorry, you may not.');
  expect(await axe(page, PANEL)).toEqual([]);
  next = (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello' });
  await picker(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => alert.textContent()).toBe('The library did not answer: The server’s answer is not known.');
  next = (route) => answer(route, [libraryFile(9, '<img src=x onerror="window.hit = 1">'), null, { id: 'x' }]);
  await picker(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => files(page).allTextContents()).toEqual(['9.png']);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('further files are shown on demand, and the first of them has the focus', async () => {
  const page = await openChooser({
    api: (route, query) => {
      const at = Number(query.get('page'));
      return answer(route, [libraryFile(at, `File ${at}`), libraryFile(1, 'File 1')].slice(0, at), { pages: 2 });
    },
  });
  await choose(page).click();
  await expect.poll(() => status(page).textContent()).toBe('Files: 1, and there are more.');
  await picker(page).getByRole('button', { name: 'Show more' }).press('Enter');
  await expect.poll(() => files(page).allTextContents()).toEqual(['File 1', 'File 2']);
  await expect.poll(() => focused(page)).toBe('File 2');
  expect(await picker(page).getByRole('button', { name: 'Show more' }).count()).toBe(0);
});

test('a file is uploaded and chosen, and a refusal of the server is said', async () => {
  let status = 403;
  const page = await openChooser({
    api: (route) => {
      if (route.request().method() === 'GET') return answer(route, []);
      expect(route.request().headers()['x-wp-nonce']).toBe('the-nonce');
      const body = status < 400 ? libraryFile(5, 'New') : { message: 'Sorry, you may not upload this.' };
      return answer(route, body, { status });
    },
  });
  await choose(page).click();
  const file = { name: 'new.png', mimeType: 'image/png', buffer: Buffer.from('x') };
  const upload = picker(page).locator('input[type=file]');
  await upload.setInputFiles(file);
  const alert = picker(page).locator('[role=alert]');
  await expect.poll(() => alert.textContent()).toBe('It was not uploaded: Sorry, you may not upload this.');
  status = 201;
  await upload.setInputFiles(file);
  await expect.poll(() => read(page)).toMatchObject({ picture: '/uploads/5.png' });
});

test('a record keeps its other parts, but not the number of another file', async () => {
  const layer = { file: { url: '/uploads/1.png', id: 1, alt: 'One', fit: 'cover' } };
  const page = await openChooser({
    settings: { layers: [layer] },
    api: (route) => answer(route, [libraryFile(7, 'Seven', { alt_text: 'A seven' })]),
  });
  await choose(page, 'layers').click();
  await files(page).first().click();
  const chosen = { url: '/uploads/7.png', id: 7, alt: 'A seven', fit: 'cover' };
  await expect.poll(() => read(page)).toMatchObject({ layers: [{ file: chosen }] });
  await field(page, 'layers').locator('input[type=text]').first().fill('/uploads/8.png');
  await expect.poll(() => read(page)).toMatchObject({ layers: [{ file: { url: '/uploads/8.png', fit: 'cover' } }] });
  expect(JSON.stringify(await read(page))).not.toContain('"id"');
});

test('the address can be typed and removed, and nothing is loaded from a foreign host', async () => {
  const page = await openChooser({ access: false });
  const foreign = requestsTo(page, /elsewhere/);
  expect(await choose(page).count()).toBe(0);
  await input(page, 'picture').fill('https://elsewhere.example/spy.png');
  await expect.poll(() => field(page, 'picture').locator('.preview').textContent()).toBe('spy.png');
  expect(await preview(page).count()).toBe(0);
  const long = `/uploads/${'a'.repeat(70)}.png`;
  await input(page, 'picture').fill(long);
  await expect.poll(() => preview(page).count()).toBe(1);
  await input(page, 'picture').press('End');
  await page.keyboard.type('?x');
  expect(await input(page, 'picture').inputValue()).toBe(`${long}?x`);
  const remove = field(page, 'picture').getByRole('button', { name: 'Remove the file' });
  await remove.press('Enter');
  await expect.poll(() => read(page)).toMatchObject({ picture: '' });
  expect(await field(page, 'picture').locator('.preview').count()).toBe(0);
  expect(foreign).toEqual([]);
  expectNoProblems(page);
});

test('users who may not upload have the field alone', async () => {
  const page = await openChooser({ access: { media: false } });
  expect(await choose(page).count()).toBe(0);
  expect(await input(page, 'picture').count()).toBe(1);
});
