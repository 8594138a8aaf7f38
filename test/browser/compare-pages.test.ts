import { expect, test } from 'vitest';
import { differences, type Look, lookAt, pixelDifferences } from '../../scripts/pageLook';
import { openPage } from '../support/page';

const BEFORE =
  '<div data-id="aa1" data-widget_type="heading.default"><h2 style="font-size:20px">Sale</h2></div>' +
  '<div data-id="bb2" data-widget_type="text.default"><p style="color:#222"><span>One</span></p><p>Two</p></div>';

/** Looks at a page with this body, like the tool. */
async function look(body: string): Promise<Look> {
  const page = await openPage('/__blank', { waitUntil: 'commit' });
  await page.route('**/compared', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body style="margin:0">${body}` }),
  );
  return lookAt(page, new URL('/compared', page.url()).href, 0);
}

test('pages that look the same have no differences, whatever their markup', async () => {
  const before = await look(BEFORE);
  const after = await look(BEFORE.replaceAll('<p', '<p data-x class="is-active"'));
  expect(differences(before, before, after)).toEqual([]);
  expect(pixelDifferences(before, after).size).toBe(0);
});

test('a difference is told once, at the element that it comes from, with its widget', async () => {
  const before = await look(BEFORE);
  const after = await look(BEFORE.replace('color:#222', 'color:#c00').replace('<p>Two</p>', '<p>Two</p><em>New</em>'));
  expect(differences(before, before, after)).toEqual([
    expect.objectContaining({ widget: '', key: 'body', what: 'height' }),
    expect.objectContaining({ widget: 'text', key: '#bb2', what: 'height' }),
    { widget: 'text', key: '#bb2 > p', what: 'color', before: 'rgb(34, 34, 34)', after: 'rgb(204, 0, 0)' },
    { widget: 'text', key: '#bb2 > em', what: 'added', before: '', after: 'seen' },
  ]);
});

test('an element that is gone is told without its content, and pixels by the area that has them', async () => {
  const before = await look(BEFORE);
  const after = await look(BEFORE.replace('<p style="color:#222">', '<p style="color:#222;visibility:hidden">'));
  expect(differences(before, before, after).map(({ key, what }) => `${key} ${what}`)).toEqual(['#bb2 > p missing']);
  expect([...pixelDifferences(before, after).keys()]).toEqual(['#bb2']);
});

test('a colour that changes by itself between two looks is no difference', async () => {
  const before = await look(BEFORE);
  const again = await look(BEFORE.replace('#222', '#333'));
  const after = await look(BEFORE.replace('#222', '#444'));
  expect(differences(before, again, after)).toEqual([]);
});
