import { describe, expect, test } from 'vitest';
import {
  domNodesSame,
  expectNoProblems,
  failuresOf,
  hostsBecome,
  mounted,
  openPage,
  rememberNodes,
  serializeDom,
  started,
  timersRun,
  type WatchedPage,
  watchLifecycle,
} from '../support/page';
import { logged, logs, openStage, type PageApi, withApi } from './runtimeStage';

const hosts = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

const states = (page: WatchedPage): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const count: Record<string, number> = {};
    for (const host of document.querySelectorAll('#stage [data-widget]')) {
      const state = String(host.getAttribute('data-widget-state'));
      count[state] = (count[state] ?? 0) + 1;
    }
    return count;
  });

/** `tally`: counts clicks on its host; `data-throws` on the host says where it throws. */
function pushCounter(): void {
  const page = window as unknown as { StorefrontWidgets: ((api: PageApi) => void)[] };
  page.StorefrontWidgets = [
    (api) => {
      const { createElement, useLayoutEffect, useReducer } = api.React;
      const throwIf = (host: HTMLElement, where: string): void => {
        if (host.dataset.throws === where) throw new Error(`thrown in ${where}`);
      };
      function Counter({ host }: { host: HTMLElement }) {
        const [count, more] = useReducer((now: number) => now + 1, 0);
        throwIf(host, 'render');
        useLayoutEffect(() => {
          throwIf(host, 'effect');
          host.addEventListener('click', more);
          return () => {
            host.removeEventListener('click', more);
            throwIf(host, 'cleanup');
          };
        }, []);
        useLayoutEffect(() => {
          host.dataset.count = String(count);
          return () => delete host.dataset.count;
        });
        return createElement('i');
      }
      api.register({ name: 'tally', component: Counter });
      api.register({
        name: 'plain',
        mount(host: HTMLElement, settings: { label?: string }) {
          throwIf(host, 'mount');
          if (settings.label === 'bad') throw new Error('thrown in update');
          window.log.push(`start ${host.id} ${settings.label ?? ''}`.trim());
          return () => {
            window.log.push(`stop ${host.id}`);
            throwIf(host, 'stop');
          };
        },
      });
    },
  ];
}

const counts = (page: WatchedPage): Promise<(string | null)[]> =>
  page.$$eval('[data-widget~=tally]', (all) => all.map((host) => host.getAttribute('data-count')));

describe('one widget that throws', () => {
  test.each(['render', 'effect'])(
    'a widget that throws in its %s leaves 499 of 500 alive, and its host as the server made it',
    async (where) => {
      const page = await openStage({
        html: hosts(
          500,
          (at) => `<p data-widget="tally" id="c${at}"${at === 250 ? ` data-throws="${where}"` : ''}>x</p>`,
        ),
        script: pushCounter,
        before: watchLifecycle,
      });
      await expect.poll(() => states(page)).toEqual({ mounted: 499, failed: 1 });
      for (const id of ['#c249', '#c251', '#c499']) await page.click(id);
      expect((await counts(page)).filter((count) => count === '1')).toHaveLength(3);
      expect(await serializeDom(page, '#c250')).toBe(
        `<p data-throws="${where}" data-widget="tally" data-widget-state="failed" id="c250">x</p>`,
      );
      expect(await failuresOf(page)).toEqual([
        { widget: 'tally', error: 'Error', message: `thrown in ${where}`, bubbles: true, cancelable: true },
      ]);
      expect(page.problems.map(({ kind, text }) => `${kind}: ${text.split('\n')[0]}`)).toEqual([
        expect.stringMatching(
          /^console: storefront-widgets: "tally" \(#c250\) failed; the page's own markup stays\. Error: thrown in/,
        ),
      ]);
    },
  );

  test('a widget that throws while it is unmounted leaves 9 of 9 others alive, and says so once', async () => {
    const page = await openStage({
      html: hosts(10, (at) => `<p data-widget="tally" id="c${at}"${at === 4 ? ' data-throws="cleanup"' : ''}>x</p>`),
      script: pushCounter,
    });
    await mounted(page, 'tally');
    await page.$eval('#c4', (host) => host.remove());
    await expect
      .poll(() => page.problems.map(({ text }) => text.split('\n')[0]))
      .toEqual([expect.stringContaining('threw while it was unmounted. Error: thrown in cleanup')]);
    for (const host of await page.$$('[data-widget~=tally]')) await host.click();
    expect(await counts(page)).toEqual(Array(9).fill('1'));
  });

  test('a plain widget that throws leaves the others alive', async () => {
    const page = await openStage({
      html: hosts(5, (at) => `<p data-widget="plain" id="p${at}"${at === 2 ? ' data-throws="mount"' : ''}>x</p>`),
      script: pushCounter,
    });
    await expect.poll(() => states(page)).toEqual({ mounted: 4, failed: 1 });
    expect(await logged(page)).toEqual(['start p0', 'start p1', 'start p3', 'start p4']);
  });

  test('a widget that throws when its settings change is stopped once, and handed back', async () => {
    const page = await openStage({
      html: '<p data-widget="plain" id="p0">x</p><p data-widget="plain" id="p1">x</p>',
      script: pushCounter,
    });
    await mounted(page, 'plain');
    await page.$eval('#p0', (host) => host.setAttribute('data-settings', '{"label":"bad"}'));
    await hostsBecome(page, 'plain', 'failed', '#p0');
    expect(await logged(page)).toEqual(['start p0', 'start p1', 'stop p0']);
    expect(await page.getAttribute('#p1', 'data-widget-state')).toBe('mounted');
  });

  test('a widget that throws because of its settings starts again when they change', async () => {
    const page = await openStage({
      html: '<p data-widget="plain" id="p0">x</p><p data-widget="plain" id="p1">x</p>',
      script: pushCounter,
    });
    await mounted(page, 'plain');
    const setLabel = (label: string) =>
      page.$eval('#p0', (host, next) => host.setAttribute('data-settings', JSON.stringify({ label: next })), label);
    await setLabel('bad');
    await hostsBecome(page, 'plain', 'failed', '#p0');
    await setLabel('good');
    await hostsBecome(page, 'plain', 'mounted', '#p0');
    expect(await logged(page)).toEqual(['start p0', 'start p1', 'stop p0', 'start p0 good']);
  });

  test('a widget that throws because its host has just left the page says nothing', async () => {
    const page = await openStage({
      html: '<p data-widget="plain" id="p0">x</p><p data-widget="plain" id="p1">x</p>',
      script: pushCounter,
    });
    await mounted(page, 'plain');
    await page.$eval('#p0', (host) => {
      host.setAttribute('data-settings', '{"label":"bad"}');
      host.remove();
    });
    await logs(page, ['start p0', 'start p1', 'stop p0']);
    await timersRun(page, 50);
    expect(page.problems).toEqual([]);
  });

  test('a widget that throws while it stops does not keep others from being unmounted', async () => {
    const page = await openStage({
      html: '<p data-widget="plain" data-throws="stop" id="p0">x</p><p data-widget="plain" id="p1">x</p>',
      script: pushCounter,
    });
    await mounted(page, 'plain');
    await withApi(page, (api) => api.unmount(document.body));
    expect(await logged(page)).toEqual(['start p0', 'start p1', 'stop p0', 'stop p1']);
    expect(page.problems.map(({ text }) => text.split('\n')[0])).toEqual([
      expect.stringContaining('"plain" threw while it was unmounted.'),
    ]);
  });

  test('a widget that throws in the reader of its settings leaves the others alive', async () => {
    const page = await openStage({
      html: '<p data-widget="bad-settings" id="b">x</p><p data-widget="tally" id="c">x</p>',
      script: pushCounter,
    });
    await withApi(page, (api) =>
      api.push((inner) => {
        const settings = {
          parse() {
            throw new Error('thrown by the test');
          },
        };
        inner.register({ name: 'bad-settings', component: () => null, settings });
      }),
    );
    await hostsBecome(page, 'bad-settings', 'failed');
    await mounted(page, 'tally');
  });

  test('page services that cannot be had leave built-in widgets alive', async () => {
    const page = await openStage({
      html: '<div class="wc-tabs-wrapper"><ul class="wc-tabs"><li><a href="#tab-1">1</a></li></ul><div class="wc-tab" id="tab-1">one</div></div><p data-widget="mine">x</p>',
      block: [/\/sdk-[\w-]{7}\.js/],
    });
    await started(page);
    await withApi(page, (api) => {
      api.register({ name: 'mine', mount() {} });
    });
    await hostsBecome(page, 'mine', 'failed');
    await mounted(page, 'product-tabs');
  });

  test('a widget that throws says nothing in the console when the page prevents the error event', async () => {
    const page = await openStage({
      html: '<p data-widget="tally" data-throws="render">x</p><p data-widget="tally" id="fine">x</p>',
      script: pushCounter,
      before: (opened) =>
        opened.addInitScript(() => {
          document.addEventListener('storefront-widgets:error', (event) => {
            event.preventDefault();
            window.log.push((event as CustomEvent<{ widget: string; error: Error }>).detail.error.message);
          });
        }),
    });
    await mounted(page, 'tally', '#fine');
    await logs(page, ['thrown in render']);
    expectNoProblems(page);
  });
});

describe('an integrator’s own types', () => {
  test('an integrator’s types mount on the page that registers them, as component and as plain function', async () => {
    const page = await openPage('/custom/');
    await mounted(page, 'word-count');
    expect(await page.textContent('[data-widget=word-count] small')).toBe(' (10 words)');
    await hostsBecome(page, 'like-button', 'mounted');
    expect(await page.isVisible('.like-count')).toBe(false);
    await page.click('[data-widget=like-button] > div > button');
    await expect.poll(() => page.innerText('[data-widget=like-button]')).toBe('I like this (4)');
    expectNoProblems(page);
  });

  test('a host is left alone that names a type which nobody registered', async () => {
    const page = await openPage('/custom/');
    await mounted(page, 'word-count');
    expect(await page.$eval('[data-widget=no-such-widget]', (host) => host.outerHTML)).toBe(
      '<div data-widget="no-such-widget"><p>This text stays as it is.</p></div>',
    );
  });

  test('an integrator’s types start at once when they are registered after the page has loaded', async () => {
    const page = await openStage({ html: '<p data-widget="late" id="a">x</p>' });
    await started(page);
    await withApi(page, (api) =>
      api.push((inner) => {
        inner.register({
          name: 'late',
          adopts: ['.adopt-me'],
          mount: (host: Element) => void window.log.push(host.id),
        });
      }),
    );
    await logs(page, ['a']);
    await page.evaluate(() => {
      document.querySelector('#stage')?.insertAdjacentHTML('beforeend', '<p class="adopt-me" id="b"></p>');
    });
    await logs(page, ['a', 'b']);
    expect(await page.getAttribute('#b', 'data-widget')).toBe('late');
  });

  test.each(['visible', 'idle', 'interaction', 'media(min-width: 10px)'])(
    'an integrator’s type waits for %s like a built-in one',
    async (when) => {
      const page = await openStage({
        html: '<p data-widget="waits" id="a">some text</p>',
        before: (opened) =>
          opened.addInitScript((value) => {
            (window as unknown as { StorefrontWidgets: unknown[] }).StorefrontWidgets = [
              (api: PageApi) =>
                api.register({ name: 'waits', when: value, mount: (host: Element) => void window.log.push(host.id) }),
            ];
          }, when),
      });
      await started(page);
      await page.waitForSelector('#a[data-widget-state]');
      await page.hover('#a');
      await mounted(page, 'waits');
      expect(await logged(page)).toEqual(['a']);
    },
  );

  test('an integrator’s plain widget is stopped and started again when it gets new settings', async () => {
    const page = await openStage({
      html: `<p data-widget="plain" data-settings='{"label":"one"}' id="p0">x</p>`,
      script: pushCounter,
    });
    await mounted(page, 'plain');
    await page.$eval('#p0', (host) => host.setAttribute('data-settings', '{"label":"two"}'));
    await logs(page, ['start p0 one', 'stop p0', 'start p0 two']);
    await page.$eval('#p0', (host) => host.setAttribute('data-settings', '{ "label": "two" }'));
    await page.$eval('#p0', (host) => host.remove());
    await logs(page, ['start p0 one', 'stop p0', 'start p0 two', 'stop p0']);
  });

  test('an integrator’s widget reads its settings with the readers of the API', async () => {
    const page = await openStage({
      html: `<p data-widget="typed" data-settings='{"size":"12","on":"yes","bad":"x"}' id="t">x</p>`,
      script: () => {
        (window as unknown as { StorefrontWidgets: unknown[] }).StorefrontWidgets = [
          (api: PageApi) => {
            const { schema, number, flag } = api.settings as Record<string, (...args: unknown[]) => unknown>;
            api.register({
              name: 'typed',
              settings: schema?.({
                size: number?.(1, 'How large.'),
                on: flag?.(false, 'On?'),
                bad: number?.(3, 'Bad.'),
              }),
              mount: (_host: Element, settings: unknown) => void window.log.push(settings),
            });
          },
        ];
      },
    });
    await logs(page, [{ size: 12, on: true, bad: 3 }]);
    expect(await withApi(page, (api) => api.report()[0]?.diagnostics)).toEqual([
      'widget "typed" (#t): "bad" is "x", expected number; using 3',
    ]);
  });

  test('an integrator’s widget hears edit mode through the page services, on and off', async () => {
    const page = await openStage({
      html: '<p data-widget="edits">x</p>',
      script: () => {
        (window as unknown as { StorefrontWidgets: unknown[] }).StorefrontWidgets = [
          (api: PageApi) =>
            api.register({
              name: 'edits',
              mount(
                _host: Element,
                _settings: unknown,
                services: { editMode: { isOn(): boolean; subscribe(listener: () => void): () => void } },
              ) {
                const tell = (): number => window.log.push(services.editMode.isOn());
                tell();
                return services.editMode.subscribe(tell);
              },
            }),
        ];
      },
    });
    await mounted(page, 'edits');
    await withApi(page, (api) => {
      api.setEditMode(true);
      api.setEditMode(true);
      api.setEditMode(undefined);
      api.unmount(document.body);
      api.setEditMode(true);
    });
    expect(await logged(page)).toEqual([false, true, false]);
  });

  test('every node of the server stays in its place when an integrator’s widget is unmounted', async () => {
    const page = await openStage({
      html: '<section><p data-widget="tally" id="c">x<b>y</b></p></section>',
      script: pushCounter,
    });
    await mounted(page, 'tally');
    await withApi(page, (api) => api.unmount(document.body));
    const before = await rememberNodes(page, '#stage');
    await withApi(page, (api) => api.mount(document.body));
    await mounted(page, 'tally');
    await page.click('#c');
    await withApi(page, (api) => api.unmount(document.body));
    expect(await domNodesSame(page, '#stage', before)).toBe(true);
    expect(await page.$eval('#stage', (stage) => stage.innerHTML)).toBe(
      '<section><p data-widget="tally" id="c">x<b>y</b></p></section>',
    );
  });
});

describe('a registration that is refused', () => {
  test.each([
    ['{ name: "product-tabs", mount() {} }', '"product-tabs" is registered already'],
    ['{ name: "Bad Name", mount() {} }', '"Bad Name" is not a name of lower-case letters, digits and dashes'],
    ['{ name: "", mount() {} }', '"" is not a name of lower-case letters, digits and dashes'],
    ['{ mount() {} }', '"undefined" is not a name of lower-case letters, digits and dashes'],
    ['{ name: "none", mount() {} }', '"none" is not a name of lower-case letters, digits and dashes'],
    ['{ name: "empty" }', '"empty" has neither a component nor a mount function'],
    ['{ name: "odd", adopts: ["p:::x"], mount() {} }', '"odd" has a selector that the browser cannot read'],
    ['{ name: "odd", adopts: 5, mount() {} }', '"odd" has a selector that the browser cannot read'],
    ['{ name: "odd", adopts: [undefined], mount() {} }', '"odd" has a selector that the browser cannot read'],
    ['{ name: "odd", adopts: "[foo", mount() {} }', '"odd" has a selector that the browser cannot read'],
    ['{ name: "odd", replay: "button", mount() {} }', '"odd" has a selector that the browser cannot read'],
    ['{ name: "odd", replay: [null], mount() {} }', '"odd" has a selector that the browser cannot read'],
    [
      '{ name: "odd", replay: [{ type: "click", selector: "[[" }], mount() {} }',
      '"odd" has a selector that the browser cannot read',
    ],
    [
      '{ name: "odd", component() {}, mount() {} }',
      '"odd" has a component and a mount function, which is one too many',
    ],
    ['{ name: "odd", settings: { from: 3 }, mount() {} }', '"odd" has settings that settings.schema() has not made'],
    [
      '{ name: "odd", adopt: ["p"], mount() {} }',
      '"odd" has a key "adopt", which is none of name, label, about, when, priority, critical, settings, component, adopts, replay, load, mount, read, readSite, gates',
    ],
    [
      '{ name: "odd", replay: [{ type: "hover", selector: "b" }], mount() {} }',
      '"odd" has a replay rule that is for none of click, submit, keydown',
    ],
  ])('the registration of %s is refused, with a reason', async (type, reason) => {
    const warnings: string[] = [];
    const page = await openStage({ html: '<p data-widget="product-tabs">x</p>' });
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await started(page);
    expect(await page.evaluate(`window.StorefrontWidgets.register(${type})`)).toBe(false);
    expect(warnings).toEqual([`storefront-widgets: widget type ${reason}; it was not registered.`]);
    await page.evaluate(() => {
      document
        .querySelector('#stage')
        ?.insertAdjacentHTML('beforeend', '<p data-widget="product-tabs" id="late">x</p>');
    });
    await page.waitForSelector('#late[data-widget-state]');
    expectNoProblems(page);
  });
});

describe('pushed functions', () => {
  test('pushed functions run in order, before and after the script is there, and one that throws stops no other', async () => {
    const page = await openStage({
      script: () => {
        (window as unknown as { StorefrontWidgets: unknown[] }).StorefrontWidgets = [
          () => window.log.push('first'),
          () => {
            throw new Error('mine');
          },
          (api: PageApi) => window.log.push(typeof api.React.createElement),
          'no function',
        ];
      },
    });
    await logs(page, ['first', 'function']);
    await withApi(page, (api) => {
      api.push(
        () => window.log.push('third'),
        () => window.log.push('fourth'),
      );
    });
    await logs(page, ['first', 'function', 'third', 'fourth']);
    expect(page.problems.map(({ text }) => text.split('\n')[0])).toEqual([
      'storefront-widgets: a pushed function failed. Error: mine',
    ]);
  });

  test('pushed functions hear what is mounted, unmounted and failed', async () => {
    const page = await openStage({
      html: '<p data-widget="tally" id="fine">x</p><p data-widget="tally" data-throws="render" id="bad">x</p>',
      script: () => {
        window.log = [];
      },
      before: async (opened) => {
        await opened.addInitScript(pushCounter);
        await opened.addInitScript(() => {
          (window as unknown as { StorefrontWidgets: unknown[] }).StorefrontWidgets.push((api: PageApi) => {
            for (const type of ['mounted', 'unmounted', 'failed']) {
              api.on(type, (given) => {
                const detail = given as { element: Element; widget: string; error?: Error };
                window.log.push([type, detail.widget, detail.element.id, detail.error?.message ?? '']);
              });
            }
          });
        });
      },
    });
    await expect.poll(() => logged(page)).toHaveLength(2);
    expect(await logged(page)).toEqual(
      expect.arrayContaining([
        ['mounted', 'tally', 'fine', ''],
        ['failed', 'tally', 'bad', 'thrown in render'],
      ]),
    );
    await withApi(page, (api) => api.unmount(document.body));
    expect((await logged(page)).slice(2)).toEqual([['unmounted', 'tally', 'fine', '']]);
  });
});
