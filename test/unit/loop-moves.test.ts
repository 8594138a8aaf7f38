import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chosen } from '../../src/elementor/queries/filters';
import { filterList, followHistory, turnPage } from '../../src/elementor/queries/moves';
import { filtersOf, readAddress } from '../../src/elementor/queries/store';

const FIRST = { base: '', page: 1 };
const LISTED = 'items of the server';

interface Asked {
  url: string;
  signal: AbortSignal;
  answer(html: string): void;
  fail(): void;
}

const asked: Asked[] = [];
let ids = 0;

function addList(): { list: HTMLElement; id: string } {
  const id = `aaaa00${++ids}`;
  document.body.innerHTML = `<div data-id="${id}"><div class="elementor-widget-container">${LISTED}</div></div>`;
  return { list: document.body.firstElementChild as HTMLElement, id };
}

const chosen = (...terms: string[]): Chosen => ({ terms });
const filter = (id: string, term: string): Promise<string | undefined> =>
  filterList(id, 'product_cat', chosen(term), FIRST);
const address = (): string => window.location.pathname + window.location.search;
const rendered = (text: string): string => JSON.stringify({ data: `<p>${text}</p>` });

beforeEach(() => {
  asked.length = 0;
  window.history.replaceState(null, '', '/shop/');
  readAddress();
  vi.spyOn(window, 'fetch').mockImplementation(
    (url, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal as AbortSignal;
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({
          url: String(url),
          signal,
          answer: (html) => resolve(new Response(html, { headers: { 'Content-Type': 'text/html' } })),
          fail: () => reject(new TypeError('lost')),
        });
      }),
  );
});

afterEach(() => vi.restoreAllMocks());

test('the address changes with the press, and the list with the answer', async () => {
  const { list, id } = addList();
  const done = filter(id, 'hats');
  expect([address(), list.textContent]).toEqual([`/shop/?e-filter-${id}-product_cat=hats`, LISTED]);
  expect(list.getAttribute('aria-busy')).toBe('true');
  asked[0]?.answer(rendered('hats'));
  expect(await done).toBeUndefined();
  expect([list.textContent, list.hasAttribute('aria-busy')]).toEqual(['hats', false]);
  expect(address()).toBe(`/shop/?e-filter-${id}-product_cat=hats`);
});

test('the address and the filters are those of the shown list after a failure', async () => {
  const { list, id } = addList();
  const done = filter(id, 'hats');
  asked[0]?.fail();
  expect(await done).toContain('could not be loaded');
  expect([address(), filtersOf(id), list.textContent]).toEqual(['/shop/', {}, LISTED]);
});

test('the newest press wins, and its failure restores the shown list, not the press before', async () => {
  const { list, id } = addList();
  const first = filter(id, 'hats');
  const second = filter(id, 'caps');
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(await first).toBeUndefined();
  expect(address()).toContain('caps');
  asked[1]?.fail();
  expect(await second).toBeTruthy();
  expect([address(), filtersOf(id), list.textContent]).toEqual(['/shop/', {}, LISTED]);
});

test('the address and the list are those of the last answer after a later failure', async () => {
  const { list, id } = addList();
  const first = filter(id, 'hats');
  asked[0]?.answer(rendered('hats'));
  await first;
  const second = filter(id, 'caps');
  asked[1]?.fail();
  await second;
  expect([address(), list.textContent]).toEqual([`/shop/?e-filter-${id}-product_cat=hats`, 'hats']);
});

test('the address and the list stay as they were when another page cannot be loaded offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { list, id } = addList();
  const done = turnPage(list, id, new URL('/shop/page/2/', window.location.href));
  expect(address()).toBe('/shop/page/2/');
  asked[0]?.fail();
  expect(await done).toBeTruthy();
  expect([address(), list.textContent]).toEqual(['/shop/', LISTED]);
});

test('the back button requests the page of the address and aborts the request before', async () => {
  const { list, id } = addList();
  const stop = followHistory(id, () => undefined);
  const turned = turnPage(list, id, new URL('/shop/page/2/', window.location.href));
  window.history.replaceState(null, '', '/shop/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(asked.map(({ url, signal }) => [new URL(url).pathname, signal.aborted])).toEqual([
    ['/shop/page/2/', true],
    ['/shop/', false],
  ]);
  asked[1]?.answer(`<div data-id="${id}"><div class="elementor-widget-container">first page</div></div>`);
  await turned;
  await vi.waitFor(() => expect(list.textContent).toBe('first page'));
  expect(address()).toBe('/shop/');
  stop();
});

test('no request follows the history when the last user has stopped', () => {
  const { id } = addList();
  const stops = [followHistory(id, () => undefined), followHistory(id, () => undefined)];
  for (const stop of stops) stop();
  window.history.replaceState(null, '', '/shop/page/3/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(asked).toEqual([]);
});
