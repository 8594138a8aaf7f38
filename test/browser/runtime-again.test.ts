import { describe, expect, test } from 'vitest';
import { expectNoProblems, hostsBecome, mounted, type WatchedPage } from '../support/page';
import { logged, logs, openStage, withApi } from './runtimeStage';

const HTML = `
  <div id="a" data-widget="shelf" data-settings='{"word":"here"}'><p>Server</p></div>
  <div id="b" class="rack"><p>Server</p></div>
  <div id="c" class="rail"><p>Server</p></div>`;

/** A type that logs what it does, and what its hosts say then. */
const START = (): void => {
  const all = window as unknown as { StorefrontWidgets: unknown[]; shelf(version: string, more: object): object };
  all.shelf = (version, more) => ({
    name: 'shelf',
    mount(host: HTMLElement, { word = 'none' }: { word?: string }) {
      window.log.push(`${version} ${host.id} ${word}`);
      host.dataset.version = version;
      return () => {
        window.log.push(`stop ${version} ${host.id}`);
        delete host.dataset.version;
      };
    },
    ...more,
  });
  all.StorefrontWidgets = [all.shelf('one', { adopts: ['.rack'], critical: '.rack p { color: rgb(1, 2, 3) }' })];
};

const openShelf = async (): Promise<WatchedPage> => {
  const page = await openStage({ html: HTML, script: START });
  await mounted(page, 'shelf', '#a');
  await mounted(page, 'shelf', '#b');
  await page.evaluate(() => {
    window.log = [];
  });
  return page;
};

const edit = (page: WatchedPage, on: boolean): Promise<void> =>
  page.evaluate((mode) => {
    const { StorefrontWidgets: api } = window as unknown as {
      StorefrontWidgets: { setEditMode(on: boolean, options: { panel: boolean }): void };
    };
    api.setEditMode(mode, { panel: false });
  }, on);

const again = (page: WatchedPage, version: string, more: object = {}): Promise<boolean> =>
  page.evaluate(
    ([name, rest]) => {
      const { StorefrontWidgets: api, shelf } = window as unknown as {
        StorefrontWidgets: { register(type: object): boolean };
        shelf(version: string, more: object): object;
      };
      return api.register(shelf(name as string, rest as object));
    },
    [version, more] as const,
  );

/** The refusals that the page's console shows from now on. */
function refusals(page: WatchedPage): string[] {
  const texts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') texts.push(message.text());
  });
  return texts;
}

const color = (page: WatchedPage, selector: string): Promise<string> =>
  page.$eval(selector, (element) => getComputedStyle(element).color);

describe('the same name, registered again', () => {
  test('a type that is registered again replaces the one before in edit mode, on its hosts and on those that it adopts now', async () => {
    const page = await openShelf();
    expect(await color(page, '#b p')).toBe('rgb(1, 2, 3)');
    await edit(page, true);
    const more = { adopts: ['.rail'], critical: '.rail p { color: rgb(4, 5, 6) }', label: 'Shelf' };
    expect(await again(page, 'two', more)).toBe(true);
    await mounted(page, 'shelf', '#c');
    await logs(page, ['stop one a', 'stop one b', 'two c none', 'two a here']);
    expect(await page.$$eval('#a, #b, #c', (all) => all.map((one) => (one as HTMLElement).dataset.version))).toEqual([
      'two',
      undefined,
      'two',
    ]);
    // What the new type does not claim is as the server made it.
    expect(await page.$eval('#b', (host) => host.outerHTML)).toBe('<div id="b" class="rack"><p>Server</p></div>');
    expect(await color(page, '#b p')).not.toBe('rgb(1, 2, 3)');
    expect(await color(page, '#c p')).toBe('rgb(4, 5, 6)');
    expect(await withApi(page, (api) => api.report().filter(({ widget }) => widget === 'shelf').length)).toBe(2);

    // And once more, with a component and a schema in place of the function.
    await withApi(page, (api) =>
      api.push(({ React, register, settings }) => {
        register({
          name: 'shelf',
          settings: settings.schema?.({ word: settings.text?.('none') }),
          component: (props: { settings: { word: string } }) => React.createElement('b', null, props.settings.word),
        });
      }),
    );
    await expect.poll(() => page.textContent('#a b')).toBe('here');
    await expect.poll(() => page.getAttribute('#c', 'data-widget')).toBeNull();
    expectNoProblems(page);
  });

  test('a type that is registered again is refused outside of edit mode, and in it under the name of a built-in widget', async () => {
    const page = await openShelf();
    const refused = refusals(page);
    expect(await again(page, 'two')).toBe(false);
    await edit(page, true);
    expect(await again(page, 'two', { name: 'countdown' })).toBe(false);
    await edit(page, false);
    expect(await again(page, 'two')).toBe(false);
    expect(await logged(page)).toEqual([]);
    await expect
      .poll(() => refused)
      .toEqual([
        'storefront-widgets: widget type "shelf" is registered already; it was not registered.',
        'storefront-widgets: widget type "countdown" is registered already; it was not registered.',
        'storefront-widgets: widget type "shelf" is registered already; it was not registered.',
      ]);
  });

  test('a type that is registered again leaves the one before as it is when it is faulty', async () => {
    const page = await openShelf();
    const refused = refusals(page);
    await edit(page, true);
    expect(await again(page, 'two', { mount: 'none' })).toBe(false);
    expect(await logged(page)).toEqual([]);
    expect(await again(page, 'two', { adopts: ['.rack'] })).toBe(true);
    await mounted(page, 'shelf', '#b');
    await logs(page, ['stop one a', 'stop one b', 'two a here', 'two b none']);
    expect(refused).toEqual([
      'storefront-widgets: widget type "shelf" has a key "mount" that is no function; it was not registered.',
    ]);
  });

  test('a type that is registered again mounts where the one before has failed', async () => {
    const page = await openStage({
      html: '<div id="a" data-widget="shelf"></div>',
      script: () => {
        const fail = (): void => {
          throw new Error('broken');
        };
        Object.assign(window, { StorefrontWidgets: [{ name: 'shelf', mount: fail }] });
      },
    });
    await hostsBecome(page, 'shelf', 'failed');
    await edit(page, true);
    await withApi(page, (api) => api.register({ name: 'shelf', mount: () => void window.log.push('mended') }));
    await mounted(page, 'shelf', '#a');
    await logs(page, ['mended']);
  });
});
