import { expect, test } from 'vitest';
import { mounted, type WatchedPage } from '../support/page';
import { EVIL, harm, openPost, POLICIES } from '../support/post';

const ID = '1a2b3c4';
const ITEMS = `<div data-id="${ID}"><div class="elementor-loop-container"><article class="elementor-post"><img src="x" onerror="pwned=1">evil</article></div></div>`;

const list = (next: string): string =>
  `<div class="elementor-element elementor-widget elementor-widget-loop-grid" data-id="${ID}" data-element_type="widget" data-widget_type="loop-grid.post" data-settings='{"pagination_type":"load_more_infinite_scroll"}'>` +
  '<div class="elementor-widget-container"><div class="elementor-loop-container elementor-grid"><article class="elementor-post">One</article></div>' +
  `<div class="e-load-more-anchor" data-page="1" data-max-page="9" data-next-page="${next}"></div></div></div>`;

/** Files that authors can upload, and pages of the CMS that are none of the list's. */
const OURS = /\/(uploads|evil)\/|\?add-to-cart|remove_item|wp-admin|\/fixture\/post\/[23]\//;

async function openList(next: string, policy: (typeof POLICIES)[number] = 'none', contentType = 'text/html') {
  const asked: string[] = [];
  const page = await openPost(
    { post: list(next) },
    {
      policy,
      before: (opening) =>
        opening.route(OURS, (route) => {
          asked.push(new URL(route.request().url()).pathname);
          return route.fulfill({ contentType, body: ITEMS });
        }),
    },
  );
  await mounted(page, 'loop-grid');
  await page.locator('.e-load-more-anchor').scrollIntoViewIfNeeded();
  // What scrolling loads has failed, so that a button offers it.
  await page.waitForSelector('.storefront-more button');
  return { page, asked };
}

const items = (page: WatchedPage): Promise<number> => page.locator('.elementor-post').count();

const FOREIGN = [
  `${EVIL}/more`,
  '//evil.example/more',
  'https:\\\\evil.example\\fixture\\post\\2\\',
  'HTTPS://evil.example:443/fixture/post/2/',
  'https://user@evil.example/fixture/post/2/',
  'javascript:pwned=1',
  'data:text/html,<img src=x onerror=pwned=1>',
];
const NOT_OF_THE_LIST = [
  '/wp-content/uploads/2026/11/x.txt',
  '/wp-content/uploads/x.html',
  '/fixture/post/../../wp-content/uploads/x.html',
  '/evil/2/',
  '?add-to-cart=11',
  '/fixture/post/2/?add-to-cart=11',
  '/fixture/post/2/?e-page-1a2b3c4=2&amp;remove_item=abc&amp;_wpnonce=1',
  '/wp-admin/admin-ajax.php?action=anything',
];

test.each([...FOREIGN, ...NOT_OF_THE_LIST])('a list does not load its next page from %s', async (next) => {
  const { page, asked } = await openList(next);
  expect(await harm(page)).toEqual([]);
  expect(asked).toEqual([]);
  expect(await items(page)).toBe(1);
});

test.each(POLICIES.slice(1))(
  'a list does not load its next page from a foreign host under the policy "%s"',
  async (policy) => {
    const { page, asked } = await openList(`${EVIL}/more`, policy);
    expect(await harm(page)).toEqual([]);
    expect(asked).toEqual([]);
  },
);

test.each(['text/plain', 'application/json', 'application/octet-stream'])(
  'an answer of the type %s is not taken for a page of the list',
  async (type) => {
    const { page, asked } = await openList('/fixture/post/2/', 'none', type);
    expect(asked).toEqual(['/fixture/post/2/']);
    expect(await harm(page)).toEqual([]);
    expect(await items(page)).toBe(1);
  },
);

test('a page number whose link is none of this page’s is left to the browser', async () => {
  const post =
    list('').replace('load_more_infinite_scroll', 'numbers","pagination_load_type":"ajax') +
    '<p><a id="plain" href="#end">x</a></p>';
  const page = await openPost({
    post: post.replace(
      '<div class="e-load-more-anchor"',
      '<a class="page-numbers" href="/shop/?add-to-cart=11">2</a><div ',
    ),
  });
  await mounted(page, 'loop-grid');
  const isPrevented = await page.$eval('a.page-numbers', (link) => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    // The browser would follow it now.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let wasPrevented = false;
    document.body.addEventListener('click', (event) => (wasPrevented = event.defaultPrevented), { once: true });
    link.dispatchEvent(press);
    return wasPrevented;
  });
  expect(isPrevented).toBe(false);
  expect(page.url()).not.toContain('add-to-cart');
});
