import { describe, expect, test } from 'vitest';
import { RUNTIME } from '../support/chunks';
import {
  forgetHeard,
  heardByAnalytics,
  heardByOthers,
  legacyEffects,
  ORDERS,
  openBesideLegacy,
} from '../support/coexistence';
import {
  expectNoProblems,
  hostStates,
  mounted,
  openPage,
  type PageOptions,
  serializeDom,
  started,
  type WatchedPage,
} from '../support/page';
import { withoutPointer } from '../support/rest';
import { describeWidget } from '../support/widgetSuite';
import type { WidgetsApi } from '../support/widgetsApi';
import { openStage, rewrite } from './runtimeStage';

const PAGE = '/fixture/passwords/';
const BUTTON = '.login .show-password-input';

const open = async (path = PAGE, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'password-toggle');
  return page;
};

const type = (page: WatchedPage, id = 'password'): Promise<string | null> => page.getAttribute(`#${id}`, 'type');

describeWidget({
  name: 'password-toggle',
  page: PAGE,
  host: '.woocommerce form',
  // What stood there before the widget came.
  removes: '.password-input:not(.woocommerce-input-wrapper), .show-password-input, .show-password-input *',
  settings: {
    change: { showText: 'Reveal' },
    shows: (page) => page.locator(`${BUTTON}[aria-label=Reveal]`).waitFor(),
  },
  async keyboard(page) {
    await page.fill('#password', 'secret');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('show-password-input');
    await page.keyboard.press('Enter');
    await expect.poll(() => type(page)).toBe('text');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => type(page)).toBe('password');
  },
});

describe('the button that shows a password', () => {
  test('the button shows and masks the password, says so, and leaves the caret where it was', async () => {
    const page = await open();
    await page.fill('#password', 'correct horse');
    await page.$eval('#password', (input) => (input as HTMLInputElement).setSelectionRange(3, 5));
    const look = (): Promise<unknown> =>
      page.$eval(BUTTON, (button) =>
        ['aria-label', 'aria-pressed', 'class', 'aria-describedby', 'type'].map((name) =>
          (name === 'aria-describedby'
            ? (document.getElementById(button.getAttribute(name) ?? '')?.textContent ?? '').replace(/\s+/g, ' ').trim()
            : (button.getAttribute(name) ?? '')
          ).replace(' storefront-widgets-eye', ''),
        ),
      );
    await expect.poll(() => look()).toEqual(['Show password', 'false', 'show-password-input', 'Password *', 'button']);
    await page.click(BUTTON);
    await expect.poll(() => type(page)).toBe('text');
    await expect
      .poll(() => look())
      .toEqual(['Hide password', 'true', 'show-password-input display-password', 'Password *', 'button']);
    expect(
      await page.$eval('#password', (input) => {
        const { value, selectionStart, selectionEnd } = input as HTMLInputElement;
        return [value, selectionStart, selectionEnd, document.activeElement === input];
      }),
    ).toEqual(['correct horse', 3, 5, true]);
    await page.click(BUTTON);
    await expect.poll(() => type(page)).toBe('password');
    expectNoProblems(page);
  });

  for (const made of ['ours', "the CMS's"]) {
    test(`the button and the field never tell what was typed, masked or shown: ${made}`, async () => {
      const page = await openStage({
        html: `<div class="woocommerce"><form class="login"><label for="secret">Password&nbsp;<span class="required" aria-hidden="true">*</span></label><span class="password-input"><input type="password" id="secret" class="woocommerce-Input">${
          made === 'ours'
            ? ''
            : '<button type="button" class="show-password-input" aria-label="Show password" aria-describedby="secret"></button>'
        }</span></form></div>`,
      });
      await mounted(page, 'password-toggle');
      await page.fill('#secret', 'correct horse');
      const session = await page.context().newCDPSession(page);
      const said = async () => {
        const { nodes } = await session.send('Accessibility.getFullAXTree');
        const ofRole = (role: string) => nodes.find((node) => node.role?.value === role && !node.ignored);
        return ['textbox', 'button'].map((role) => {
          const { name, description } = ofRole(role) ?? {};
          return [name?.value.trim(), description?.value.trim()];
        });
      };
      const field = ['Password', undefined];
      await expect.poll(() => said()).toEqual([field, ['Show password', 'Password']]);
      await page.click('.show-password-input');
      await expect.poll(() => page.getAttribute('#secret', 'type')).toBe('text');
      await expect.poll(() => said()).toEqual([field, ['Hide password', 'Password']]);
      await session.detach();
    });
  }

  test('the button stands in its own wrapper, or in the page’s span around the field', async () => {
    const page = await open();
    expect(await page.locator('p.form-row > span.password-input > #password + .show-password-input').count()).toBe(1);
    expect(
      await page
        .locator('span.woocommerce-input-wrapper.password-input > #account_password + .show-password-input')
        .count(),
    ).toBe(1);
    expect(await page.locator('.password-input').count()).toBe(2);
  });

  test('the button shows one password and not the others', async () => {
    const page = await open();
    await page.click(BUTTON);
    await expect
      .poll(async () => [await type(page), await type(page, 'account_password')])
      .toEqual(['text', 'password']);
  });

  test('fields side by side in one parent have one button each', async () => {
    const page = await open();
    await page.evaluate(() => {
      const stage = document.querySelector('#stage') as HTMLElement;
      stage.className = 'woocommerce';
      stage.innerHTML =
        '<form class="register"><p><span><input type="password" id="one"><input type="password" id="two"></span></p></form>';
    });
    await page.locator('#two + .show-password-input').click();
    await expect.poll(async () => [await type(page, 'one'), await type(page, 'two')]).toEqual(['password', 'text']);
    await page.locator('#one + .show-password-input').click();
    await expect.poll(async () => [await type(page, 'one'), await type(page, 'two')]).toEqual(['text', 'text']);
  });

  test('the password is masked again before it is sent', async () => {
    const page = await open();
    await page.fill('#password', 'secret');
    await page.click(BUTTON);
    await page.evaluate(() => {
      document.querySelector('form.login')?.addEventListener('submit', (event) => {
        event.preventDefault();
        const input = document.querySelector('#password') as HTMLInputElement;
        Object.assign(window, { sent: [input.type, new FormData(event.target as HTMLFormElement).get('password')] });
      });
    });
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { sent: unknown }).sent))
      .toEqual(['password', 'secret']);
  });

  test('the button comes to forms that arrive late, and to fields that do', async () => {
    const page = await open();
    await page.evaluate(() => {
      const stage = document.querySelector('#stage') as HTMLElement;
      stage.className = 'woocommerce';
      const form = document.querySelector('form.login')?.cloneNode(true) as HTMLElement;
      form.removeAttribute('data-widget');
      const span = form.querySelector('.password-input') as HTMLElement;
      const input = span.firstElementChild as HTMLElement;
      input.id = 'late';
      span.replaceWith(input);
      stage.append(form);
      const more = input.cloneNode() as HTMLElement;
      more.id = 'later';
      setTimeout(() => document.querySelector('form.login p')?.append(more), 50);
    });
    await page.locator('.password-input > #late + .show-password-input').waitFor();
    await page.locator('.password-input > #later + .show-password-input').waitFor();
    await page.click('#late + .show-password-input');
    await expect.poll(() => type(page, 'late')).toBe('text');
  });

  test('the button comes to a field that arrives late in a form that had none', async () => {
    const page = await openStage({ html: '<div class="woocommerce"><form><input name="user"></form></div>' });
    await started(page);
    await page.$eval('#stage form', (form) => {
      form.insertAdjacentHTML('beforeend', '<p><span><input type="password" id="late"></span></p>');
    });
    await page.click('#late + .show-password-input');
    await expect.poll(() => type(page, 'late')).toBe('text');
  });

  test('the button stands once at each field of a form that was cloned', async () => {
    const page = await open();
    await page.$eval('form.login', (form) => {
      const copy = form.cloneNode(true) as HTMLElement;
      copy.className = 'copy';
      form.after(copy);
    });
    const button = page.locator('.copy #password ~ .show-password-input');
    await page.locator('.copy[data-widget-state=mounted]').waitFor();
    expect(await button.count()).toBe(1);
    await button.click();
    await expect.poll(() => page.getAttribute('.copy #password', 'type')).toBe('text');
    await expect.poll(() => page.getAttribute('.login #password', 'type')).toBe('password');
  });

  test('the button stands at every field of a form that the page has marked', async () => {
    const page = await openStage({
      html: `<form data-widget="password-toggle"><p><label>Old <input type="password" id="old"></label></p>
        <p><input type="password" id="new" aria-label="New"></p></form>`,
    });
    await mounted(page, 'password-toggle');
    await page.click('#old + .show-password-input');
    await page.click('#new + .show-password-input');
    await expect.poll(async () => [await type(page, 'old'), await type(page, 'new')]).toEqual(['text', 'text']);
  });

  test('the button takes neither focus nor caret from a visitor who types while it comes', async () => {
    const page = await openPage(PAGE, {
      waitUntil: 'commit',
      before: (opening) =>
        opening.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const input = document.querySelector('#password') as HTMLInputElement;
            input.focus();
            input.value = 'typed';
            input.setSelectionRange(2, 2);
          });
        }),
    });
    await mounted(page, 'password-toggle');
    expect(
      await page.$eval('#password', (input) => [
        document.activeElement === input,
        (input as HTMLInputElement).value,
        (input as HTMLInputElement).selectionStart,
      ]),
    ).toEqual([true, 'typed', 2]);
  });
});

test('the rows are as the server sent them after an unmount, also while a password is shown', async () => {
  const bare = await openPage(`${PAGE}?script=none`);
  const before = await serializeDom(bare, 'form.login, form.checkout');
  const page = await open();
  await page.click(BUTTON);
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
    for (const form of document.querySelectorAll('.woocommerce form')) api.unmount(form);
  });
  expect(await serializeDom(page, 'form.login, form.checkout', ['data-widget', 'data-widget-state'])).toBe(before);
});

describe('the button at rest', () => {
  const DRAWN = `.show-password-input::after { content: "eye" }
    .password-input { display: flex; flex-direction: column; margin-bottom: 30px }`;

  const openAtRest = (style: string, options?: PageOptions): Promise<WatchedPage> =>
    openPage(PAGE, {
      fresh: true,
      ...options,
      async before(page) {
        await withoutPointer(page);
        await page.addInitScript((css) => {
          addEventListener('DOMContentLoaded', () => {
            const sheet = document.createElement('style');
            sheet.textContent = css;
            document.head.append(sheet);
          });
        }, style);
        await options?.before?.(page);
      },
    });

  const places = (page: WatchedPage): Promise<unknown> =>
    page.$$eval('#stage, form.login [name=login], .show-password-input', (elements) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      }),
    );

  test('the button has its name and place before any input, and nothing moves when the widget starts', async () => {
    const page = await openAtRest(DRAWN);
    await page.locator('.show-password-input').nth(1).waitFor();
    expect(
      await page.$$eval(`${BUTTON}, .checkout .show-password-input`, (all) => all.map((one) => one.ariaLabel)),
    ).toEqual(['Show password', 'Show password']);
    const before = await places(page);
    const field = await page.locator('#password').elementHandle();
    expect(await hostStates(page, 'password-toggle')).not.toContain('mounted');
    await page.mouse.wheel(0, 1);
    await mounted(page, 'password-toggle');
    expect(await places(page)).toEqual(before);
    expect(await field?.evaluate((input) => input.isConnected)).toBe(true);
    expect(await page.locator('.show-password-input').count()).toBe(2);
    expectNoProblems(page);
  });

  test('scripts that start with the page find the field in the element of the page, though one of them is late', async () => {
    const page = await openAtRest(DRAWN, {
      async before(opening) {
        await opening.route('**/late.js', async (route) => {
          await new Promise((done) => setTimeout(done, 900));
          await route.fulfill({
            contentType: 'text/javascript',
            body: `document.addEventListener('DOMContentLoaded', () => {
              document.querySelector('#password').parentElement.classList.add('marked');
            })`,
          });
        });
        await rewrite(opening, `**${PAGE}`, (html) =>
          html.replace('</body>', '<script defer src="/late.js"></script></body>'),
        );
      },
    });
    await page.locator(BUTTON).waitFor();
    expect(await page.$$eval('.marked', (all) => all.map(({ localName }) => localName))).toEqual(['p']);
    expectNoProblems(page);
  });

  test('the first click on the button shows the password', async () => {
    const page = await openAtRest(DRAWN);
    await page.locator(BUTTON).click();
    await expect.poll(() => type(page)).toBe('text');
    await page.locator(BUTTON).click();
    await expect.poll(() => type(page)).toBe('password');
    expect(await page.locator(BUTTON).count()).toBe(1);
  });

  test('the first key on the button shows the password, and the button keeps the focus until then', async () => {
    const page = await openAtRest(DRAWN);
    const button = await page.locator(BUTTON).elementHandle();
    await button?.focus();
    await mounted(page, 'password-toggle');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('show-password-input');
    await page.keyboard.press('Enter');
    await expect.poll(() => type(page)).toBe('text');
    expect(await page.locator(BUTTON).count()).toBe(1);
  });

  test('a field in which somebody types keeps focus and caret when the widget starts', async () => {
    const page = await openAtRest(DRAWN);
    await page.locator(BUTTON).waitFor();
    await page.focus('#password');
    await page.keyboard.type('secret');
    await mounted(page, 'password-toggle');
    await page.keyboard.type('s');
    expect(await page.inputValue('#password')).toBe('secrets');
    expect(await page.locator(BUTTON).count()).toBe(1);
  });

  test('the rows are as the server sent them when the runtime cannot be loaded', async () => {
    const bare = await openPage(`${PAGE}?script=none`);
    const before = await serializeDom(bare, 'form.login, form.checkout');
    const page = await openAtRest(DRAWN, { before: (one) => one.route(RUNTIME, (route) => route.abort()) });
    await page.locator(BUTTON).waitFor();
    await page.mouse.wheel(0, 1);
    await expect.poll(() => page.locator('.show-password-input').count()).toBe(0);
    expect(await serializeDom(page, 'form.login, form.checkout', ['data-widget', 'data-widget-state'])).toBe(before);
  });

  test('a button that the page does not draw shows an eye, and nothing moves when the widget starts', async () => {
    const page = await openAtRest('');
    await page.locator('.show-password-input svg').nth(1).waitFor();
    const before = await places(page);
    await page.mouse.wheel(0, 1);
    await mounted(page, 'password-toggle');
    expect(await places(page)).toEqual(before);
    expect(await page.locator('.show-password-input svg').count()).toBe(2);
  });
});

for (const order of ORDERS) {
  test(`each field has one button beside the legacy script, our tag ${order}, and a click toggles once`, async () => {
    const page = await openBesideLegacy(PAGE, order, ['password-toggle']);
    await page.waitForFunction(() => document.querySelectorAll('.show-password-input').length === 2);
    expect(await page.locator('.password-input').count()).toBe(2);
    await forgetHeard(page);
    await page.click(BUTTON);
    await expect.poll(() => type(page)).toBe('text');
    await expect.poll(() => page.getAttribute(BUTTON, 'aria-pressed')).toBe('true');
    expect((await legacyEffects(page)).filter((effect) => effect.startsWith('password'))).toEqual([]);
    expect(await heardByOthers(page, 'click', 'document delegated')).toBe(1);
    expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
    await page.click(BUTTON);
    await expect.poll(() => type(page)).toBe('password');
    expectNoProblems(page);
  });
}
