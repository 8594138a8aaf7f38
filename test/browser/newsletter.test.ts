import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  expectNoProblems,
  failChunk,
  holdRuntime,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { openStage } from './runtimeStage';

const PAGE = '/fixture/newsletter/';
const SHORT = '#short form';
const ENDPOINT = /widget\/mailchimp\/sendmail/;

const answerOf = (status: string, title = ''): object => ({
  error: [],
  success: { body: JSON.stringify({ status, title }) },
});

const json = (body: unknown) => (route: Route) => route.fulfill({ json: body });

/** Opens the page with the service answering, and the short form filled in. */
async function openFilled(
  answer: (route: Route) => unknown,
  options: PageOptions = {},
  path = PAGE,
): Promise<WatchedPage> {
  const page = await openPage(path, { ...options, before: (opening) => opening.route(ENDPOINT, answer) });
  await mounted(page, 'newsletter');
  await page.fill(`${SHORT} [name=email]`, 'ada@example.com');
  return page;
}

const message = (page: WatchedPage) => page.locator(`${SHORT} .ekit-mail-message`);

const submit = (page: WatchedPage): Promise<void> => page.click(`${SHORT} .ekit-mail-submit`);

/** The message that shows, with what its classes say. */
async function shown(page: WatchedPage): Promise<string> {
  await message(page).filter({ hasText: /./ }).waitFor();
  const names = (await message(page).getAttribute('class'))?.replace('ekit-mail-message', '').trim();
  return `${names}: ${await message(page).textContent()}`;
}

const email = (page: WatchedPage): Promise<string> => page.inputValue(`${SHORT} [name=email]`);

describeWidget({
  name: 'newsletter',
  page: PAGE,
  host: '.ekit-mailChimpForm',
  startWidget: (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
  settings: {
    change: { successMessage: 'Changed thanks' },
    async shows(page) {
      await page.route(ENDPOINT, json(answerOf('subscribed')));
      await page.fill(`${SHORT} [name=email]`, 'ada@example.com');
      await submit(page);
      expect(await shown(page)).toBe('success: Changed thanks');
    },
  },
  async keyboard(page) {
    await page.route(ENDPOINT, json(answerOf('pending')));
    await page.focus(`${SHORT} [name=email]`);
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await shown(page)).toBe('success: Check your mail');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('ekit-mail-submit');
  },
});

describe('a signup', () => {
  test('a signup is one GET with the list and the fields, leaves no trace, thanks, and empties the form', async () => {
    const page = await openFilled(json(answerOf('subscribed')));
    const sent: { url: string; referer: string | undefined; nonce: string | undefined }[] = [];
    page.on('request', (request) => {
      const { referer, 'x-wp-nonce': nonce } = request.headers();
      if (ENDPOINT.test(request.url())) sent.push({ url: request.url(), referer, nonce });
    });
    await page.fill(`${SHORT} [name=email]`, 'ada+news@example.com');
    await submit(page);
    expect(await shown(page)).toBe('success: Thanks & welcome');
    expect(sent).toHaveLength(1);
    const url = new URL(sent[0]?.url ?? '');
    expect(url.pathname).toBe('/wp-json/elementskit/v1/widget/mailchimp/sendmail/');
    expect([...url.searchParams]).toEqual([
      ['listed', 'a1b2c3'],
      ['double_opt_in', 'yes'],
      ['email', 'ada+news@example.com'],
    ]);
    expect(sent[0]?.referer).toBeUndefined();
    expect(sent[0]?.nonce, 'ElementsKit 3.10 wants the nonce of the form').toBe('0a1b2c3d4e');
    expect(await email(page)).toBe('');
    await page.locator('.storefront-widgets-announcer', { hasText: 'Thanks & welcome' }).waitFor({ state: 'attached' });
    expect(page.url()).toContain(PAGE);
    expectNoProblems(page);
  });

  test('a signup says the service’s title for any other status, as text, and keeps what was typed', async () => {
    const page = await openFilled(json(answerOf('400', '<img src=x onerror=alert(1)> Member Exists')));
    await submit(page);
    expect(await shown(page)).toBe(': <img src=x onerror=alert(1)> Member Exists');
    expect(await email(page)).toBe('ada@example.com');
    expectNoProblems(page);
  });

  test('a signup shows an error as one, and the next answer in its place', async () => {
    const answers: unknown[] = [{ error: 'Something went wrong: no key', success: [] }, answerOf('subscribed')];
    const page = await openFilled((route) => route.fulfill({ json: answers.shift() }));
    await submit(page);
    expect(await shown(page)).toBe('error: Found error : Something went wrong: no key');
    await submit(page);
    await message(page).filter({ hasText: 'Thanks & welcome' }).waitFor();
    expect(await shown(page)).toBe('success: Thanks & welcome');
  });

  test('a signup is sent once, however often the button is pressed, and shows that it is under way', async () => {
    let release = (): void => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    const page = await openFilled(async (route) => {
      await released;
      await route.fulfill({ json: answerOf('subscribed') });
    });
    const sent = requestsTo(page, ENDPOINT);
    await page.dblclick(`${SHORT} .ekit-mail-submit`);
    await page.locator(`${SHORT}[aria-busy=true] .ekit-mail-submit[aria-disabled=true].loading`).waitFor();
    await page.keyboard.press('Enter');
    // What is typed while it is under way is the visitor's next wish.
    await page.fill(`${SHORT} [name=email]`, 'grace@example.com');
    release();
    expect(await shown(page)).toBe('success: Thanks & welcome');
    expect(sent).toHaveLength(1);
    expect(await email(page)).toBe('grace@example.com');
    expect(await page.locator(`${SHORT}[aria-busy]`).count()).toBe(0);
    expect(await page.locator('[aria-disabled]').count()).toBe(0);
  });

  test('a signup is not sent while a field is wrong, not even by a script that skips the browser’s validation', async () => {
    const page = await openFilled(json(answerOf('subscribed')), {}, `${PAGE}?jquery=1`);
    const sent = requestsTo(page, ENDPOINT);
    await page.fill(`${SHORT} [name=email]`, 'no address');
    await submit(page);
    await page.evaluate((selector) => {
      (window as unknown as { jQuery(s: string): { trigger(t: string): void } }).jQuery(selector).trigger('submit');
    }, SHORT);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    expect(sent).toEqual([]);
    await page.fill(`${SHORT} [name=email]`, 'ada@example.com');
    await page.evaluate((selector) => {
      (window as unknown as { jQuery(s: string): { trigger(t: string): void } }).jQuery(selector).trigger('submit');
    }, SHORT);
    expect(await shown(page)).toBe('success: Thanks & welcome');
    expect(sent).toHaveLength(1);
  });

  for (const [what, html] of [
    ['a form', '<form data-widget="newsletter"><input name="email" value="a@b.c"><button>Go</button></form>'],
    [
      'a box',
      '<div data-widget="newsletter"><form class="ekit-mailChimpForm"><input name="email" value="a@b.c"><button>Go</button></form></div>',
    ],
  ] as const) {
    test(`a signup in ${what} that the page has marked is not the browser’s, pressed before the runtime is there`, async () => {
      let release = (): void => {};
      const page = await openStage({
        html,
        async before(opening) {
          await opening.route(ENDPOINT, json(answerOf('subscribed')));
          release = await holdRuntime(opening);
        },
        waitUntil: 'domcontentloaded',
      });
      const address = page.url();
      await page.click('#stage button');
      release();
      await page.locator('.newsletter-message', { hasText: 'Thank you' }).waitFor();
      expect(page.url()).toBe(address);
    });
  }

  test('the signup of a form that was printed again inside its box is sent by the widget, too', async () => {
    const form = '<form class="ekit-mailChimpForm"><input name="email" value="a@b.c"><button>Go</button></form>';
    const page = await openStage({
      html: `<div id="box" data-widget="newsletter">${form}</div>`,
      before: (opening) => opening.route(ENDPOINT, json(answerOf('subscribed'))),
    });
    await mounted(page, 'newsletter');
    await page.$eval(
      '#box',
      (box, markup) => {
        box.innerHTML = markup;
      },
      form,
    );
    await page.click('#box button');
    await page.locator('.newsletter-message', { hasText: 'Thank you' }).waitFor();
  });

  test('a signup counts when a new form is pressed before the page has looked where it stands', async () => {
    const form = '<form class="ekit-mailChimpForm"><input name="email" value="a@b.c"><button>Go</button></form>';
    const page = await openStage({
      html: form,
      query: `config=${encodeURIComponent('{"when":"intent"}')}`,
      before: (opening) => opening.route(ENDPOINT, json(answerOf('subscribed'))),
    });
    await mounted(page, 'newsletter');
    await page.evaluate((markup) => {
      window.requestIdleCallback = () => 0;
      const section = document.createElement('section');
      section.innerHTML = markup;
      document.body.append(section);
    }, form);
    await page.waitForSelector('section [data-widget-state=waiting]');
    await page.click('section button');
    await page.locator('section .newsletter-message', { hasText: 'Thank you' }).waitFor();
  });

  test('a signup that was pressed while the widget was still loading is sent once it is there', async () => {
    const page = await openPage(PAGE, {
      waitUntil: 'domcontentloaded',
      before: async (opening) => {
        await opening.route(ENDPOINT, json(answerOf('subscribed')));
        await opening.route(/widget-newsletter-/, async (route) => {
          await opening.waitForFunction(() => (window as unknown as { pressed?: boolean }).pressed);
          await route.continue();
        });
      },
    });
    const sent = requestsTo(page, ENDPOINT);
    await page.fill(`${SHORT} [name=email]`, 'ada@example.com');
    await submit(page);
    await page.evaluate(() => Object.assign(window, { pressed: true }));
    expect(await shown(page)).toBe('success: Thanks & welcome');
    expect(sent).toHaveLength(1);
    expect(page.url()).toContain(PAGE);
  });
});

describe('a signup without a usable answer', () => {
  for (const [what, answer, text] of [
    ['the connection is lost', (route: Route) => route.abort(), 'The server did not answer.'],
    ['a page comes instead', html('<!doctype html><p>Login'), 'The response is not a valid JSON response.'],
    ['the server fails', (route: Route) => route.fulfill({ status: 500, body: 'oops' }), 'An unknown error occurred.'],
    [
      'there is no such endpoint',
      (route: Route) => route.fulfill({ status: 404, json: { code: 'rest_no_route' } }),
      'An unknown error occurred.',
    ],
    ['the answer is empty', json([]), 'An unknown error occurred.'],
    ['the service’s own answer is broken', json({ error: [], success: { body: '{' } }), 'An unknown error occurred.'],
  ] as const) {
    test(`a visitor is told when ${what}, and can try again`, async () => {
      const page = await openFilled(answer);
      await submit(page);
      expect(await shown(page)).toBe(`error: ${text}`);
      await page.unroute(ENDPOINT);
      await page.route(ENDPOINT, json(answerOf('subscribed')));
      await submit(page);
      await message(page).filter({ hasText: 'Thanks & welcome' }).waitFor();
    });
  }

  test('a signup says that the visitor is offline', async () => {
    const page = await openFilled(json(answerOf('subscribed')));
    await page.unroute(ENDPOINT);
    await page.context().setOffline(true);
    await submit(page);
    expect(await shown(page)).toBe('error: You are probably offline.');
  });

  test('a form goes the browser’s way where it has its own action and the site has no such endpoint', async () => {
    const page = await openFilled((route) => route.fulfill({ status: 404, body: 'no' }));
    await page.$eval(SHORT, (form) => form.setAttribute('action', '/blank/'));
    const sent = requestsTo(page, /\/blank\//);
    await Promise.all([page.waitForURL(/\/blank\//), submit(page)]);
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a form goes the browser’s way when the widget’s chunk never arrives', async () => {
    const page = await openPage(PAGE, { before: (opening) => failChunk(opening, 'newsletter') });
    await page.fill(`${SHORT} [name=email]`, 'ada@example.com');
    const sent = requestsTo(page, /fixture\/newsletter/);
    await submit(page);
    await page.waitForFunction(
      () =>
        performance.getEntriesByType('navigation').length > 0 &&
        document.querySelector<HTMLInputElement>('#short [name=email]')?.value === '',
    );
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

test('fields get the name that is printed in them, and a missing opt-in text its default', async () => {
  const page = await openFilled(json(answerOf('pending')));
  expect(await page.getAttribute('#long [name=firstname]', 'aria-label')).toBe('First name');
  await page.fill('#long [name=firstname]', 'Ada');
  await page.fill('#long [name=lastname]', 'Lovelace');
  await page.fill('#long [name=email]', 'ada@example.com');
  await page.click('#long .ekit-mail-submit');
  await page.locator('#long .success', { hasText: 'Please check your e-mail to confirm your subscription.' }).waitFor();
  expect(await message(page).textContent()).toBe('');
});

test('a signup works under a strict policy, in a form without a message area, and takes its message with it', async () => {
  const page = await openFilled(json(answerOf('subscribed')), {}, `${PAGE}?csp=strict`);
  await message(page).evaluate((area) => area.remove());
  await submit(page);
  const own = page.locator(`${SHORT} .newsletter-message.success`, { hasText: 'Thanks & welcome' });
  await own.waitFor();
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(e: Element): void } };
    api.unmount(document.body);
  });
  await own.waitFor({ state: 'detached' });
  expectNoProblems(page);
});

/** Answers with a page. */
function html(body: string) {
  return (route: Route) => route.fulfill({ contentType: 'text/html', body });
}
