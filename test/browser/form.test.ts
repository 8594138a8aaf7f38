import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  heard,
  holdRuntime,
  hostsBecome,
  listenEvents,
  loaderStarted,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const CONTACT = '/fixture/forms/?only=f0a0001';
const STEPS = '/fixture/forms/?only=f0a0002';
const FORM = '.elementor-form';
const ENDPOINT = /admin-ajax/;
const SEND = `${FORM} [type=submit]`;
const MESSAGE = `${FORM} > .elementor-message`;

const json = (body: unknown) => (route: Route) => route.fulfill({ json: body });
const taken = (more: object = {}): object => ({ success: true, data: { message: 'It was <b>sent</b>.', data: more } });
const refused = (errors: object): object => ({ success: false, data: { message: 'Not complete.', errors, data: [] } });

async function open(path = CONTACT, answer?: (route: Route) => unknown, options: PageOptions = {}) {
  const page = await openPage(path, {
    ...options,
    async before(opening) {
      await listenEvents(opening, ['submit_success']);
      if (answer) await opening.route(ENDPOINT, answer);
    },
  });
  await mounted(page, 'form');
  return page;
}

const field = (page: WatchedPage, id: string) => page.locator(`#form-field-${id}`);

async function fill(page: WatchedPage): Promise<void> {
  await field(page, 'name').fill('Ada');
  await field(page, 'email').fill('ada@example.com');
}

describeWidget({
  name: 'form',
  page: CONTACT,
  host: '.elementor-element-f0a0001',
  settings: {
    change: { errorText: 'Changed: it failed.' },
    async shows(page) {
      await page.route(ENDPOINT, (route) => route.fulfill({ body: '<p>no</p>' }));
      await fill(page);
      await page.click(SEND);
      await page.locator(MESSAGE, { hasText: 'Changed: it failed.' }).waitFor();
    },
  },
  async keyboard(page) {
    await page.route(ENDPOINT, json(taken()));
    await field(page, 'email').fill('ada@example.com');
    await field(page, 'email').press('Enter');
    await page.locator(MESSAGE, { hasText: 'It was sent.' }).waitFor();
  },
});

describe('a form of Elementor', () => {
  test('a form is sent once, says so, is emptied, and tells other scripts', async () => {
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const page = await open(CONTACT, async (route) => {
      await held;
      await json(taken())(route);
    });
    const sent = requestsTo(page, ENDPOINT);
    await fill(page);
    await page.click(SEND);
    await expect.poll(() => page.getAttribute(FORM, 'class')).toContain('elementor-form-waiting');
    expect(await page.locator(`${FORM} .elementor-form-spinner .fa-spinner`).count()).toBe(1);
    await page.$eval(SEND, (button) => (button as HTMLElement).click());
    release();
    await page.locator(MESSAGE, { hasText: 'It was sent.' }).waitFor();
    expect(await page.getAttribute(MESSAGE, 'class')).toContain('elementor-message-success');
    expect(await page.getAttribute(MESSAGE, 'role')).toBe('alert');
    expect(await field(page, 'name').inputValue()).toBe('');
    expect(sent).toHaveLength(1);
    const body = sent[0]?.body ?? '';
    for (const part of ['elementor_pro_forms_send_form', 'f0a0001', 'Ada', 'referrer']) expect(body).toContain(part);
    const told = (await heard(page, 'submit_success')).filter(({ by }) => by === 'bubble');
    expect(told).toHaveLength(1);
    expectNoProblems(page);
  });

  test('a form keeps what is typed while it is sent', async () => {
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const page = await open(CONTACT, async (route) => {
      await held;
      await json(taken())(route);
    });
    await fill(page);
    await page.click(SEND);
    await field(page, 'message').fill('And one more thing');
    release();
    await page.locator(MESSAGE).waitFor();
    expect(await field(page, 'message').inputValue()).toBe('And one more thing');
  });

  test('a form shows errors beside their fields, all others together, and focuses the first field', async () => {
    const page = await open(CONTACT, json(refused({ email: 'Not this one.', agree: 'Agree first.', '': '' })));
    await fill(page);
    await page.click(SEND);
    await page.locator(MESSAGE, { hasText: 'Not complete.' }).waitFor();
    expect(await page.textContent(MESSAGE)).toContain('Agree first.');
    const group = page.locator('.elementor-field-group-email');
    expect(await group.getAttribute('class')).toContain('elementor-error');
    const error = group.locator('.elementor-form-help-inline');
    expect(await error.textContent()).toBe('Not this one.');
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'email').getAttribute('aria-describedby')).toBe(await error.getAttribute('id'));
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('form-field-email');
    await page.unroute(ENDPOINT);
    await page.route(ENDPOINT, json(taken()));
    await page.click(SEND);
    await page.locator(MESSAGE, { hasText: 'It was sent.' }).waitFor();
    expect(await page.locator('.elementor-error').count()).toBe(0);
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBeNull();
  });

  test('a form says when there is no connection, keeps what was typed, and can be sent again', async () => {
    const page = await open();
    await fill(page);
    await page.context().setOffline(true);
    await page.click(SEND);
    await page.locator(`${MESSAGE}.elementor-message-danger`, { hasText: 'You are probably offline.' }).waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Ada');
    await page.context().setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await page.click(SEND);
    await page.locator(`${MESSAGE}.elementor-message-success`).waitFor();
  });

  test('a form refuses files that are too large before it sends', async () => {
    const page = await open();
    await fill(page);
    const sent = requestsTo(page, ENDPOINT);
    const big = { name: 'pot.png', mimeType: 'image/png', buffer: Buffer.alloc(5000) };
    await field(page, 'file').setInputFiles(big);
    await page.click(SEND);
    await page.locator('.elementor-field-group-file .elementor-form-help-inline').waitFor();
    expect(await page.textContent('.elementor-field-group-file')).toContain('At most one kilobyte.');
    expect(sent).toHaveLength(0);
  });

  test('a form leads where the site says, but nowhere unsafe', async () => {
    const page = await open(CONTACT, json(taken({ redirect_url: 'javascript:alert(1)' })));
    await fill(page);
    await page.click(SEND);
    await page.locator(MESSAGE).waitFor();
    await page.unroute(ENDPOINT);
    await page.route(ENDPOINT, json(taken({ redirect_url: '/blank/' })));
    await fill(page);
    await page.click(SEND);
    await page.waitForURL('**/blank/');
  });

  test('a form that is sent before the script is there is sent once', async () => {
    let release = () => {};
    const page = await openPage(CONTACT, {
      waitUntil: 'commit',
      async before(opening) {
        release = await holdRuntime(opening);
      },
    });
    await loaderStarted(page);
    await page.waitForSelector(SEND);
    const sent = requestsTo(page, ENDPOINT);
    await fill(page);
    await page.click(SEND);
    release();
    await page.locator(MESSAGE).waitFor();
    expect(sent).toHaveLength(1);
    expect(page.url()).toContain('/fixture/forms/');
  });

  test('the login form and forms with a captcha are left alone', async () => {
    const page = await openPage('/fixture/forms/', {
      before: (opening) =>
        opening.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            const captcha = document.createElement('div');
            captcha.className = 'elementor-g-recaptcha';
            document.querySelector('.elementor-element-f0a0002 form')?.append(captcha);
          });
        }),
    });
    await mounted(page, 'form');
    expect(await page.locator('[data-widget~=form]').count()).toBe(1);
    await page.fill('#user', 'ada');
    await page.fill('#password', 'x');
    await page.click('.elementor-login [type=submit]');
    await page.waitForURL('**/blank/**');
  });
});

describe('a form in steps', () => {
  const shown = (page: WatchedPage): Promise<string[]> =>
    page.$$eval('.elementor-field', (all) =>
      all.filter((one) => one.getClientRects().length > 0).map((one) => one.id.replace('form-field-', '')),
    );
  const NEXT = '.e-form__buttons__wrapper__button-next';

  test('a form in steps shows one at a time, and a step is left when it is filled in', async () => {
    const page = await open(STEPS, json(taken()));
    expect(await shown(page)).toEqual(['name', 'email']);
    expect(await page.locator(SEND).isVisible()).toBe(false);
    await page.click(NEXT);
    expect(await shown(page)).toEqual(['name', 'email']);
    await fill(page);
    await field(page, 'email').press('Enter');
    await expect.poll(() => shown(page)).toEqual(['colour']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('form-field-colour');
    expect(await page.locator('.e-form__indicators [aria-current=step]').textContent()).toContain('The pot');
    await expect.poll(() => page.textContent('.storefront-widgets-announcer')).toMatch(/^Step 2 of \d$/);
    await field(page, 'colour').fill('green');
    await page.click(NEXT);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => shown(page)).toEqual(['colour']);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => page.locator(NEXT).count()).toBe(0);
    await page.click(SEND);
    await page.locator(MESSAGE, { hasText: 'It was sent.' }).waitFor();
    await expect.poll(() => shown(page)).toEqual(['name', 'email']);
    expectNoProblems(page);
  });

  test('steps have the shapes, icons and lines of Elementor, or a bar', async () => {
    const page = await open(STEPS, json(taken()));
    const set = (type: string): Promise<void> =>
      page.$eval(
        '.elementor-widget-form',
        (host, value) =>
          host.setAttribute('data-settings', JSON.stringify({ step_type: value, step_icon_shape: 'square' })),
        type,
      );
    await set('icon_text');
    await page.waitForSelector('.e-form__indicators--type-icon_text');
    expect(await page.locator('.e-form__indicators__indicator--shape-square > i.fas.fa-star').count()).toBe(3);
    expect(await page.locator('.e-form__indicators > .e-form__indicators__indicator__separator').count()).toBe(2);
    await set('progress_bar');
    const meter = page.locator('.e-form__indicators__indicator__progress__meter');
    await expect.poll(() => meter.textContent()).toBe('33%');
    await fill(page);
    await page.click(NEXT);
    await expect.poll(() => meter.textContent()).toBe('66%');
    expect(
      await meter.evaluate((one) =>
        getComputedStyle(one).getPropertyValue('--e-form-steps-indicator-progress-meter-width'),
      ),
    ).toBe('66%');
  });

  test('the button that sends the form stands beside the one to the previous step', async () => {
    const page = await open(STEPS, json(taken()));
    const order = (): Promise<string[]> =>
      page.$$eval('.e-form__buttons', (all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => [...one.querySelectorAll('button')].map((button) => button.textContent?.trim()).join(', ')),
      );
    await fill(page);
    await page.click(NEXT);
    await field(page, 'colour').fill('green');
    expect(await order()).toEqual(['Back, Go on']);
    await page.click(NEXT);
    const last = await order();
    expect(last).toHaveLength(1);
    expect(last[0]).toMatch(/^Back, ./);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await order()).toEqual(['Back, Go on']);
    expect(
      await page.locator('.elementor-form-fields-wrapper > .elementor-field-type-submit.e-form__buttons').count(),
    ).toBe(1);
    expectNoProblems(page);
  });

  test('a form in steps goes back to the step of a field that the site does not take', async () => {
    const page = await open(STEPS, json(refused({ email: 'Not this one.' })));
    await fill(page);
    await page.click(NEXT);
    await field(page, 'colour').fill('green');
    await page.click(NEXT);
    await page.click(SEND);
    await expect.poll(() => shown(page)).toEqual(['name', 'email']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('form-field-email');
  });
});

test.each(ORDERS.filter((order) => order !== 'async'))(
  'a press sends a form once beside Elementor’s own script, our tag: %s',
  async (order) => {
    const page = await openBesideLegacy(CONTACT, order, ['form']);
    const sent = requestsTo(page, ENDPOINT);
    await fill(page);
    await page.click(SEND);
    await page.locator(MESSAGE).waitFor();
    expect(sent).toHaveLength(1);
    expect((await legacyEffects(page)).filter((one) => one.startsWith('form:'))).toEqual([]);
  },
);

test('Elementor’s own script takes the form whose file fails', async () => {
  const page = await openPage(`${CONTACT}&legacy=first`, { block: [/widget-form-/] });
  await hostsBecome(page, 'form', 'failed', '.elementor-element-f0a0001');
  await expect.poll(() => legacyEffects(page)).toContain('form:start');
});
