import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { axe } from '../support/axe';
import { focused } from '../support/panel';
import type { WatchedPage } from '../support/problems';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const PANEL = 'storefront-widgets-panel';

const PAGE = `add_action( 'scene', function () {
  echo '<div id="sale" data-widget="countdown" data-settings="{&quot;dueTime&quot;:&quot;2100-01-01&quot;}">1 January 2100</div>';
} );`;

const OPTIONS = [
  'storefront_widgets',
  'storefront_widgets_settings',
  'storefront_widgets_versions',
  'storefront_widgets_draft',
];
const forget = (): unknown => site.evaluate(`array( ${OPTIONS.map((one) => `delete_option( '${one}' )`).join(', ')} )`);

beforeEach(async () => {
  await forget();
  await site.scene(PAGE);
});
afterAll(forget);

const button = (page: Page, name: string) => page.locator(PANEL).getByRole('button', { name, exact: true });

const said = (page: Page, text: string): Promise<void> =>
  page.locator(`${PANEL} [role=status]`, { hasText: text }).waitFor();

async function edit(): Promise<Page> {
  const { page } = await site.open('/', 'admin');
  await page.click(`#wp-admin-bar-${PANEL} a`);
  await page.locator(`${PANEL} [role=option]`, { hasText: 'countdown' }).click();
  return page;
}

const setDays = (page: Page, days: string): Promise<void> =>
  page.locator(`${PANEL} [data-key="days"] input`).first().fill(days);

/** An owner's page whose change is kept as a draft, and the address that shows it. */
async function withDraft(): Promise<{ page: Page; path: string }> {
  const page = await edit();
  await setDays(page, 'Sleeps');
  await button(page, 'Save as draft').click();
  await said(page, 'Kept as a draft.');
  const link = page.locator(`${PANEL} .draft a`);
  const { pathname, search } = new URL((await link.getAttribute('href'))!);
  return { page, path: `${pathname}${search}` };
}

/** The id of the draft in its address. */
const idIn = (path: string): string | undefined => /=([0-9a-f]{16})-/.exec(path)?.[1];

/** The text of the widget for a visitor, and the page's headers and source. */
async function visit(path = '/'): Promise<{ text: string; html: string; headers: Record<string, string> }> {
  const { page, errors } = await site.open(path);
  await page.waitForSelector('#sale[data-widget-state=mounted]');
  expect(errors).toEqual([]);
  const answer = await page.request.get(page.url());
  return { text: (await page.textContent('#sale')) ?? '', html: await answer.text(), headers: answer.headers() };
}

test('a draft is seen by whoever has its link, and by nobody else, until it is published', async () => {
  const { page, path } = await withDraft();
  expect((await visit()).text).toContain('Days');
  const shown = await visit(path);
  expect(shown.text).toContain('Sleeps');
  expect(shown.headers['cache-control']).toContain('no-cache');
  expect(shown.html).toMatch(/<meta name=.robots. content=.[^>]*noindex/);
  // The panel is not offered there: its settings are not those that are saved.
  const { page: own } = await site.open(path, 'admin');
  expect(await own.locator(`#wp-admin-bar-${PANEL}`).count()).toBe(0);

  expect(await axe(page, PANEL)).toEqual([]);
  // All changes of the panel are in the draft.
  await button(page, 'Publish').click();
  await said(page, 'The draft is published.');
  await expect.poll(() => focused(page as WatchedPage)).toBe('Save as draft');
  expect((await visit()).text).toContain('Sleeps');
  expect(await page.locator(`${PANEL} .draft`).count()).toBe(0);
  expect(await site.evaluate("get_option( 'storefront_widgets_draft' )")).toBe(false);
});

test('a change that is kept as a draft is not asked for when the panel closes', async () => {
  const { page } = await withDraft();
  await button(page, 'Close').click();
  await expect.poll(() => page.locator(PANEL).count()).toBe(0);
});

test('a draft is taken into another panel, and saved there', async () => {
  const { page: first } = await withDraft();
  await button(first, 'Close').click();
  const page = await edit();
  await button(page, 'Take it into the panel').click();
  await expect.poll(() => page.textContent('#sale')).toContain('Sleeps');
  await button(page, 'Save').click();
  await said(page, 'Saved.');
  expect((await visit()).text).toContain('Sleeps');
});

test('a draft that is taken into a panel leaves what others have saved since', async () => {
  await withDraft();
  const other = await edit();
  await other.locator(`${PANEL} [data-key="hours"] input`).first().fill('Turns');
  await button(other, 'Save').click();
  await said(other, 'Saved.');
  // This panel has what the other one has saved; the draft has not.
  const page = await edit();
  await button(page, 'Take it into the panel').click();
  await button(page, 'Save').click();
  await said(page, 'Saved.');
  const { text } = await visit();
  expect(text).toContain('Sleeps');
  expect(text).toContain('Turns');
});

test('a draft that somebody else has stored meanwhile is neither replaced nor discarded unseen', async () => {
  const early = await edit();
  const { page, path } = await withDraft();
  await setDays(early, 'Nights');
  await button(early, 'Save as draft').click();
  await button(early, 'Replace the draft').waitFor();
  expect((await visit(path)).text).toContain('Sleeps');
  await button(early, 'Replace the draft').click();
  await said(early, 'Kept as a draft.');
  // The first panel still shows its own draft.
  await button(page, 'Discard').click();
  await button(page, 'Discard the draft').click();
  await expect.poll(() => page.locator(`${PANEL} .draft a`).getAttribute('href')).not.toContain(idIn(path));
  await button(page, 'Discard the draft').click();
  await said(page, 'The draft is discarded');
});

test('a draft is replaced and discarded only after a question, and its links end', async () => {
  const { page, path } = await withDraft();
  await setDays(page, 'Nights');
  await button(page, 'Save as draft').click();
  await button(page, 'Replace the draft').click();
  const link = page.locator(`${PANEL} .draft a`);
  await expect.poll(() => link.getAttribute('href')).not.toContain(idIn(path));
  expect((await visit(path)).text).toContain('Days');
  const next = new URL((await link.getAttribute('href'))!);
  expect((await visit(`${next.pathname}${next.search}`)).text).toContain('Nights');
  await button(page, 'Discard').click();
  await button(page, 'Discard the draft').click();
  await said(page, 'The draft is discarded');
  expect((await visit(`${next.pathname}${next.search}`)).text).toContain('Days');
});

test.each([
  ['another end', (word: string) => word.replace(/-\d+-/, `-${Math.floor(Date.now() / 1000) + 9_000_000}-`)],
  ['an end that has passed', (word: string) => word.replace(/-\d+-/, '-1000-')],
  ['another signature', (word: string) => word.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['no signature', (word: string) => word.replace(/-[0-9a-f]+$/, '')],
])('a link with %s shows no draft', async (_, forge) => {
  const { path } = await withDraft();
  const url = new URL(path, 'http://site.test');
  const word = url.searchParams.get('storefront-widgets-draft')!;
  url.searchParams.set('storefront-widgets-draft', forge(word));
  expect((await visit(`${url.pathname}${url.search}`)).text).toContain('Days');
});

test('a draft is not published over a later change of the site', async () => {
  const { page } = await withDraft();
  await site.evaluate(
    "update_option( 'storefront_widgets_settings', array( 'settings' => array( 'countdown' => array( 'hours' => 'Turns' ) ), 'version' => 9 ) )",
  );
  await button(page, 'Reset all').click();
  await button(page, 'Publish').click();
  await said(page, 'Take the draft into the panel');
  const { text } = await visit();
  expect(text).toContain('Turns');
  expect(text).toContain('Days');
});

test('only who may save may read, store, publish or discard a draft', async () => {
  await withDraft();
  for (const user of ['contributor', 'subscriber', 'nobody']) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const status = await site.evaluate(`( function () {
        $user = get_user_by( 'login', '${user}' );
        wp_set_current_user( $user ? $user->ID : 0 );
        return rest_do_request( new WP_REST_Request( '${method}', '/storefront-widgets/v1/draft' ) )->get_status();
      } )()`);
      expect([401, 403], `${user} ${method}`).toContain(status);
    }
  }
  expect(await site.evaluate("is_array( get_option( 'storefront_widgets_draft' ) )")).toBe(true);
});
