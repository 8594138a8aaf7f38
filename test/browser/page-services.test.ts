import { expect, test } from 'vitest';
import { expectNoProblems, openPage } from '../support/page';

test('an integrator reads a whole list with the page’s nonce, which is renewed once, and learns what is refused', async () => {
  const page = await openPage('/blank/', {
    before: async (opening) => {
      await opening.addInitScript(() => Object.assign(window, { wpApiSettings: { nonce: 'old-nonce' } }));
      await opening.route(/rest-nonce/, (route) => route.fulfill({ body: 'new-nonce' }));
      await opening.route(/wp-json/, async (route) => {
        const url = new URL(route.request().url());
        const isFresh = (await route.request().headerValue('x-wp-nonce')) === 'new-nonce';
        if (!isFresh) return route.fulfill({ status: 403, json: { code: 'rest_cookie_invalid_nonce' } });
        if (url.pathname.endsWith('/no'))
          return route.fulfill({ status: 400, json: { code: 'no', message: 'Not so.' } });
        const at = Number(url.searchParams.get('page') ?? 1);
        return route.fulfill({ json: [at], headers: { 'X-WP-TotalPages': '3' } });
      });
    },
  });
  const result = await page.evaluate(
    () =>
      new Promise<unknown>((done) => {
        type Rest = { fetch(path: string): Promise<unknown> };
        type Api = { page: { rest: Rest } };
        const { StorefrontWidgets: queue } = window as unknown as {
          StorefrontWidgets: { push(f: (api: Api) => void): void };
        };
        queue.push(async ({ page: { rest } }) => {
          const list = await rest.fetch('wp/v2/terms?per_page=-1');
          const refused = await rest.fetch('x/no').catch((error: { code: string; message: string }) => error);
          const { code, message } = refused as { code: string; message: string };
          done({ list, code, message });
        });
      }),
  );
  expect(result).toEqual({ list: [1, 2, 3], code: 'no', message: 'Not so.' });
  expectNoProblems(page, [/: 40[03]$/]);
});
