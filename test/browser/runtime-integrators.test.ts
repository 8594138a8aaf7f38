import { describe, expect, test } from 'vitest';
import { hostsBecome, mounted, openPage, started, type WatchedPage } from '../support/page';
import { logged, logs, openStage, type PageApi, rewrite, withApi } from './runtimeStage';

const TABS =
  '<div class="wc-tabs-wrapper"><ul class="tabs wc-tabs"><li><a href="#tab-one">One</a></li><li><a href="#tab-two">Two</a></li></ul><div class="panel" id="tab-one">1</div><div class="panel" id="tab-two">2</div></div>';

const SHELF = '#stage [data-widget~=shelf]';

const disabled = (value: unknown): string => `config=${encodeURIComponent(JSON.stringify({ disable: value }))}`;

const opensSecondTab = async (page: WatchedPage): Promise<void> => {
  await page.click('a[href="#tab-two"]');
  await expect.poll(() => page.isVisible('#tab-two')).toBe(true);
  // Without the widget both would show.
  await expect.poll(() => page.isVisible('#tab-one')).toBe(false);
};

describe('a component of an integrator', () => {
  test('a component that suspends waits alone, and is mounted when it is there', async () => {
    const page = await openStage({
      html: `${TABS}<div data-widget="shelf"><button>Press</button></div>`,
      script: () => {
        const all = window as unknown as { StorefrontWidgets: ((api: PageApi) => void)[]; arrive(): void };
        all.StorefrontWidgets = [
          (api) => {
            const { React } = api as unknown as { React: typeof import('react') };
            function Shelf({ host }: { host: HTMLElement }) {
              React.useLayoutEffect(() => {
                const hear = (): void => void window.log.push('pressed');
                host.addEventListener('click', hear);
                return () => host.removeEventListener('click', hear);
              }, [host]);
              return null;
            }
            const component = React.lazy(
              () =>
                new Promise<{ default: typeof Shelf }>((done) => {
                  all.arrive = () => done({ default: Shelf });
                }),
            );
            api.register({ name: 'shelf', component, replay: [{ type: 'click', selector: 'button' }] });
          },
        ];
      },
    });
    await mounted(page, 'product-tabs');
    await hostsBecome(page, 'shelf', 'loading');
    await page.waitForFunction(() => 'arrive' in window);
    await opensSecondTab(page);
    await page.click(`${SHELF} button`);
    expect(await logged(page)).toEqual([]);
    await page.evaluate(() => (window as unknown as { arrive(): void }).arrive());
    await mounted(page, 'shelf');
    await logs(page, ['pressed']);
    await opensSecondTab(page);
  });

  test('a component that unmounts itself in an effect, and throws as it goes, takes nobody with it', async () => {
    const page = await openStage({ html: `${TABS}<div data-widget="shelf"></div>` });
    await mounted(page, 'product-tabs');
    await withApi(page, (api) =>
      api.push(({ React, register, unmount }) =>
        register({
          name: 'shelf',
          component: ({ host }: { host: HTMLElement }) => {
            React.useLayoutEffect(() => {
              unmount(host);
              return () => {
                window.log.push('gone');
                throw new Error('as it goes');
              };
            }, []);
            return null;
          },
        }),
      ),
    );
    await logs(page, ['gone']);
    await opensSecondTab(page);
  });

  test('a component puts its own elements somewhere, and changes those of the server', async () => {
    const page = await openStage({ html: '<div data-widget="shelf"><button>Press</button></div>' });
    await withApi(page, (api) =>
      api.push((given) => {
        const { React, Place, Bind } = given as typeof given & { Place: unknown; Bind: unknown };
        given.register({
          name: 'shelf',
          component: ({ host }: { host: HTMLElement }) => [
            React.createElement(Place, { key: 'a', in: host, as: 'p', className: 'note' }, 'A note'),
            React.createElement(Bind, { key: 'b', to: host.querySelector('button'), attrs: { title: 'Bound' } }),
          ],
        });
      }),
    );
    await mounted(page, 'shelf');
    expect(await page.textContent(`${SHELF} > p.note`)).toBe('A note');
    expect(await page.getAttribute(`${SHELF} button`, 'title')).toBe('Bound');
    await withApi(page, (api) => api.unmount(document.querySelector('#stage') as Element));
    expect(await page.innerHTML('#stage > div')).toBe('<button>Press</button>');
  });

  test('a component shows what it returns at the end of its host, and nothing while it returns nothing', async () => {
    const page = await openStage({
      html: '<div data-widget="shelf"><p>Server</p></div><div data-widget="silent"><p>Server</p></div>',
    });
    await withApi(page, (api) =>
      api.push((given) => {
        const { React, Place } = given as unknown as { React: typeof import('react'); Place: 'div' };
        const e = React.createElement;
        function Field() {
          const field = React.useRef<HTMLInputElement>(null);
          React.useLayoutEffect(() => field.current?.focus(), []);
          return e('input', { ref: field });
        }
        function Shelf({ host }: { host: Element }) {
          const [isOpen, setOpen] = React.useState(false);
          React.useLayoutEffect(() => {
            const toggle = (): void => setOpen((now) => !now);
            host.firstElementChild?.addEventListener('click', toggle);
            return () => host.firstElementChild?.removeEventListener('click', toggle);
          }, [host]);
          return isOpen ? [e(Field, { key: 'field' }), 'A text'] : null;
        }
        given.register({ name: 'shelf', component: Shelf });
        const placed = { in: document.querySelector('[data-widget=silent]'), as: 'i' } as object;
        given.register({ name: 'silent', component: () => e(Place, placed) });
      }),
    );
    await mounted(page, 'shelf');
    await mounted(page, 'silent');
    const content = (): Promise<string> => page.innerHTML(SHELF);
    expect(await page.innerHTML('#stage [data-widget~=silent]')).toBe('<p>Server</p><i data-storefront-own=""></i>');
    expect(await content()).toBe('<p>Server</p>');
    await page.click(`${SHELF} p`);
    await expect
      .poll(content)
      .toBe('<p>Server</p><div data-storefront-own="" style="display: contents;"><input>A text</div>');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('input');
    await page.click(`${SHELF} p`);
    await expect.poll(content).toBe('<p>Server</p>');
    await page.click(`${SHELF} p`);
    await page.waitForSelector(`${SHELF} input`);
    await withApi(page, (api) => api.unmount(document.body));
    expect(await page.innerHTML('#stage div')).toBe('<p>Server</p>');
    expect(page.problems).toEqual([]);
  });

  test('a component that suspends shows what it returns when it is there, and takes it back when it throws', async () => {
    const page = await openStage({ html: '<div data-widget="shelf"><p>Server</p></div>' });
    await withApi(page, (api) =>
      api.push((given) => {
        const { React } = given as unknown as { React: typeof import('react') };
        function Shelf({ settings }: { settings: { isBad?: boolean } }) {
          if (settings.isBad) throw new Error('bad');
          return React.createElement('b', null, 'Ours');
        }
        const component = React.lazy(
          () =>
            new Promise<{ default: typeof Shelf }>((done) => {
              Object.assign(window, { arrive: () => done({ default: Shelf }) });
            }),
        );
        given.register({ name: 'shelf', component });
      }),
    );
    await page.waitForFunction(() => 'arrive' in window);
    expect(await page.innerHTML(SHELF)).toBe('<p>Server</p>');
    await page.evaluate(() => (window as unknown as { arrive(): void }).arrive());
    await mounted(page, 'shelf');
    expect(await page.innerHTML(SHELF)).toBe(
      '<p>Server</p><div data-storefront-own="" style="display: contents;"><b>Ours</b></div>',
    );
    await page.$eval(SHELF, (host) => host.setAttribute('data-settings', '{"isBad":true}'));
    await hostsBecome(page, 'shelf', 'failed');
    await expect.poll(() => page.innerHTML('#stage > div')).toBe('<p>Server</p>');
  });
});

describe('what an integrator registers', () => {
  test('a type with a selector that is not closed is refused, and the page goes on', async () => {
    const page = await openStage({ html: '<p class="bar"></p>' });
    await withApi(page, (api) =>
      api.push(({ register }) => {
        const mount = (host: HTMLElement): void => void window.log.push(`mount ${host.className}`);
        window.log.push(register({ name: 'odd', adopts: ['[data-foo'], mount }));
        window.log.push(register({ name: 'shelf', adopts: ['.bar'], mount }));
        document.querySelector('#stage')?.insertAdjacentHTML('beforeend', '<p class="bar late"></p>');
      }),
    );
    await logs(page, [false, true, 'mount bar', 'mount bar late']);
  });

  test('a type with one selector, with none, or as an object of a class mounts like any other', async () => {
    const page = await openStage({ html: '<p class="bar"></p><p data-widget="bare"></p>' });
    await withApi(page, (api) =>
      api.push(({ register }) => {
        class Shelf {
          name = 'shelf';
          adopts = '.bar';
          mount(host: HTMLElement): void {
            window.log.push(`shelf ${host.className}`);
          }
        }
        window.log.push(register(new Shelf() as object as Record<string, unknown>));
        const mount = (host: HTMLElement): void => void window.log.push(host.dataset.widget);
        window.log.push(register({ name: 'bare', adopts: null, replay: null, mount }));
      }),
    );
    await logs(page, [true, true, 'shelf bar', 'bare']);
  });

  test('what is pushed on a queue that was saved is heard before and after the start', async () => {
    const page = await openStage({
      script: () => {
        const all = window as unknown as { StorefrontWidgets: (() => void)[]; saved: (() => void)[] };
        all.StorefrontWidgets = [() => window.log.push('early')];
        all.saved = all.StorefrontWidgets;
      },
    });
    await logs(page, ['early']);
    await page.evaluate(() =>
      (window as unknown as { saved: (() => void)[] }).saved.push(() => window.log.push('late')),
    );
    await logs(page, ['early', 'late']);
  });

  test('the critical rules of a type that is switched off are not in force', async () => {
    const page = await openStage({ html: '<p class="shelf">A</p>', query: disabled(['shelf']) });
    await withApi(page, (api) =>
      api.push(({ register }) => {
        register({ name: 'shelf', adopts: ['.shelf'], critical: '.shelf{display:none}', mount() {} });
        window.log.push('registered');
      }),
    );
    await logs(page, ['registered']);
    expect(await page.isVisible('.shelf')).toBe(true);
  });

  test('a type whose plain `mount` unmounts itself is cleaned up', async () => {
    const page = await openStage({ html: '<p data-widget="shelf"></p>' });
    await withApi(page, (api) =>
      api.push(({ register, unmount }) =>
        register({
          name: 'shelf',
          mount(host: HTMLElement) {
            unmount(host);
            return () => window.log.push('cleaned');
          },
        }),
      ),
    );
    await logs(page, ['cleaned']);
  });
});

describe('a plain `mount`', () => {
  test('a plain `mount` that promises what stops it is there when that comes, and is stopped by it', async () => {
    const page = await openStage({ html: '<div data-widget="shelf"><button>Press</button></div>' });
    await withApi(page, (api) =>
      api.push(({ register }) =>
        register({
          name: 'shelf',
          replay: [{ type: 'click', selector: 'button' }],
          async mount(host: HTMLElement, settings: { size?: number }) {
            await new Promise<void>((done) => Object.assign(window, { arrive: done }));
            const hear = (): void => void window.log.push(`pressed ${settings.size ?? 0}`);
            host.addEventListener('click', hear);
            return () => host.removeEventListener('click', hear);
          },
        }),
      ),
    );
    const arrive = (): Promise<void> => page.evaluate(() => (window as unknown as { arrive(): void }).arrive());
    await page.waitForFunction(() => 'arrive' in window);
    await hostsBecome(page, 'shelf', 'loading');
    await page.click(`${SHELF} button`);
    expect(await logged(page)).toEqual([]);
    await arrive();
    await mounted(page, 'shelf');
    await logs(page, ['pressed 0']);

    // With new settings `mount` runs again, and only the newer run hears the press.
    const edit = (size: number): Promise<void> =>
      page.locator(SHELF).evaluate((host, n) => host.setAttribute('data-settings', `{"size":${n}}`), size);
    await edit(1);
    await arrive();
    await page.click(`${SHELF} button`);
    await logs(page, ['pressed 0', 'pressed 1']);

    // A run that is overtaken is stopped when it is there.
    await page.evaluate(async (selector) => {
      const all = window as unknown as { arrive(): void };
      const host = document.querySelector(selector) as Element;
      host.setAttribute('data-settings', '{"size":2}');
      await Promise.resolve();
      const first = all.arrive;
      host.setAttribute('data-settings', '{"size":3}');
      await Promise.resolve();
      all.arrive();
      first();
    }, SHELF);
    await page.click(`${SHELF} button`);
    await logs(page, ['pressed 0', 'pressed 1', 'pressed 3']);

    await withApi(page, (api) => api.unmount(document.body));
    await page.click('#stage button');
    await logs(page, ['pressed 0', 'pressed 1', 'pressed 3']);
  });

  test('a plain `mount` that rejects has failed', async () => {
    const page = await openStage({ html: '<p data-widget="shelf"></p>' });
    await withApi(page, (api) =>
      api.push(({ register, on }) => {
        on('failed', (detail) => {
          const { widget, error } = detail as { widget: string; error: unknown };
          window.log.push(`${widget}: ${String(error)}`);
        });
        register({ name: 'shelf', mount: () => Promise.reject(new Error('too late')) });
      }),
    );
    await logs(page, ['shelf: Error: too late']);
    await hostsBecome(page, 'shelf', 'failed');
  });

  test('a plain `mount` that returns something else is unmounted without a word', async () => {
    const page = await openStage({ html: '<p data-widget="shelf"></p>' });
    await withApi(page, (api) =>
      api.push(({ register }) => {
        register({ name: 'shelf', mount: (host: HTMLElement) => host.classList.toggle('on', true) });
      }),
    );
    await mounted(page, 'shelf');
    await withApi(page, (api) => api.unmount(document.body));
    expect(await page.locator('[data-widget-state]').count()).toBe(0);
    expect(page.problems).toEqual([]);
  });
});

test.each([
  ['a list', ['product-tabs']],
  ['a text', 'other product-tabs'],
  ['a text with commas', 'other, product-tabs,another'],
])('types are switched off by the page’s configuration as %s', async (_kind, value) => {
  const page = await openStage({
    html: `${TABS}<button data-widget="back-to-top">Up</button>`,
    query: disabled(value),
  });
  await page.waitForSelector('[data-widget=back-to-top][data-widget-state]', { state: 'attached' });
  expect(await page.locator('[data-widget~=product-tabs]').count()).toBe(0);
});

test('the attributes of a tag that an optimiser has inlined count', async () => {
  const page = await openPage(`/product/mug/?script=inline&config=${encodeURIComponent('{}')}`, {
    before: (opened) =>
      rewrite(opened, /\/product\/mug\//, (body) =>
        body.replace(
          /<script>(?=(?:(?!<\/script>)[\s\S])*wp_listen_for_consent_change)/,
          '<script data-base="/storefront-widgets/" data-disable="product-tabs">',
        ),
      ),
  });
  // The form rests until somebody is there.
  await page.keyboard.press('Shift');
  await page.waitForSelector('[data-widget~=review-form]', { state: 'attached' });
  expect(await page.locator('[data-widget~=product-tabs]').count()).toBe(0);
});

test.each(['media(screen)', 'media(screen and (min-width: 1px))', 'media(min-width: 1px)', 'media((min-width: 1px))'])(
  '%s is understood as a media query',
  async (when) => {
    const page = await openStage({ html: TABS.replace('class="wc', `data-when="${when}" class="wc`) });
    await mounted(page, 'product-tabs');
  },
);

test('settings end when their script is removed', async () => {
  const page = await openStage({
    html: '<div data-widget="shelf"><script type="application/json" data-settings>{"size":2}</script></div>',
  });
  await withApi(page, (api) =>
    api.push(({ register, settings }) =>
      register({
        name: 'shelf',
        settings: settings.schema?.({ size: settings.number?.(1) }),
        mount(_host: HTMLElement, { size }: { size: number }) {
          window.log.push(size);
        },
      }),
    ),
  );
  await logs(page, [2]);
  await page.evaluate(() => document.querySelector('script[data-settings]')?.remove());
  await logs(page, [2, 1]);
});

test('alerts and toasts are reachable over a modal dialog of the page', async () => {
  const page = await openStage({ html: '<dialog><button>In the dialog</button></dialog>' });
  await started(page);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await withApi(page, (api) => {
    void api.alert({ message: 'Hello', type: 'info' }).then((result) => window.log.push(result));
    void api.toast({ message: 'A toast', timer: 90_000 });
  });
  await page.locator('.toast-container').filter({ hasText: 'A toast' }).waitFor();
  await page.locator('dialog [role=alertdialog] button, dialog [role=dialog] button').last().click();
  await expect.poll(() => logged(page)).toHaveLength(1);
  expect(
    await page.evaluate(() => document.querySelector('dialog')?.contains(document.querySelector('.toast-container'))),
  ).toBe(true);
});

test('a quantity that a script changes is corrected before anybody touches it', async () => {
  const page = await openStage({
    html: '<form class="cart"><div class="quantity"><input class="input-text qty" type="number" name="quantity" value="1" min="0"></div></form>',
    query: 'jquery=1&config={"when":null}',
  });
  await started(page);
  await hostsBecome(page, 'quantity', 'waiting');
  await page.evaluate(() => {
    const $ = (
      window as unknown as { jQuery(selector: string): { val(value: number): { trigger(type: string): void } } }
    ).jQuery;
    $('.qty').val(0).trigger('change');
  });
  await expect.poll(() => page.inputValue('.qty')).toBe('1');
});
