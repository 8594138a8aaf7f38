import { describe, expect, test } from 'vitest';
import { allMounted, mounted, openPage, started, type WatchedPage } from '../support/page';
import { openStage, rewrite, withApi } from './runtimeStage';

const TABS =
  '<div id="host" class="wc-tabs-wrapper" ATTRS><ul class="wc-tabs"><li><a href="#tab-one">One</a></li></ul><div id="tab-one">1</div></div>';

const tabs = (attributes: string): string => TABS.replace('ATTRS', attributes);

const configured = (config: object): string => `config=${encodeURIComponent(JSON.stringify(config))}`;

const notes = (page: WatchedPage): Promise<string[]> => withApi(page, (api) => [...api.report().notes]);

const diagnostics = (page: WatchedPage): Promise<string[]> =>
  withApi(page, (api) => api.report().flatMap((row) => row.diagnostics));

describe('report() tells', () => {
  test('report() tells a name in the markup that no widget has, until one has it', async () => {
    const page = await openStage({
      html: '<p id="a" data-widget="prodct-tabs"></p><p data-widget="shelf none"></p><p id="c" data-widget="shelf"></p>',
      query: configured({ disable: ['cart-fragments', 'mini-cart', 'quick-view'] }),
    });
    await started(page);
    // What is switched off is known all the same.
    await page.$eval('#stage', (stage) => stage.insertAdjacentHTML('beforeend', '<p data-widget="quick-view"></p>'));
    const typo = 'no widget is called "prodct-tabs" (#a). Did you mean "product-tabs"?';
    await expect
      .poll(async () => (await notes(page)).map((note) => note.replace(/ \(p\)/, '')))
      .toEqual([typo, expect.stringContaining('no widget is called "shelf"')]);
    await withApi(page, (api) => api.push(({ register }) => register({ name: 'shelf', mount() {} })));
    await mounted(page, 'shelf', '#c');
    expect(await notes(page)).toEqual([typo]);
  });

  test('report() tells a name that is switched off and that no widget has', async () => {
    const page = await openStage({ query: configured({ disable: 'quick-veiw, mini-cart,cart-fragments' }) });
    await started(page);
    await expect
      .poll(() => notes(page))
      .toEqual(['"disable" names "quick-veiw", but no widget is called so. Did you mean "quick-view"?']);
  });

  test('report() tells a key of the configuration’s settings that is no widget type and no selector', async () => {
    const settings = { 'quick-veiw': {}, 'product-tabs': {}, '#host > p': {}, '#host > ': {}, shelf: {} };
    const page = await openStage({ query: configured({ settings }) });
    await started(page);
    await withApi(page, (api) => api.push(({ register }) => register({ name: 'shelf', mount() {} })));
    // Types are all known once the function that was pushed has run.
    await expect
      .poll(() => notes(page))
      .toEqual([
        'storefrontWidgetsConfig.settings has "quick-veiw", but no widget is called so. Did you mean "quick-view"?',
        'storefrontWidgetsConfig.settings has "#host > ", but that is no selector.',
      ]);
  });

  test('report() tells a setting that no widget of the host knows', async () => {
    const page = await openStage({ html: tabs(`data-widget="product-tabs" data-settings='{"Hash":1,"xyz":2}'`) });
    await mounted(page, 'product-tabs');
    await withApi(page, (api) =>
      api.push(({ register, settings }) =>
        register({ name: 'shelf', settings: settings.schema?.({ xyz: settings.number?.(1) }), mount() {} }),
      ),
    );
    await expect
      .poll(() => diagnostics(page))
      .toEqual([
        'widget "product-tabs" (#host): "Hash" is no setting of it, and is ignored. Did you mean "hash"?',
        'widget "product-tabs" (#host): "xyz" is no setting of it, and is ignored.',
      ]);
    await page.$eval('#host', (host) => host.setAttribute('data-widget', 'product-tabs shelf'));
    await mounted(page, 'shelf');
    await expect
      .poll(() => diagnostics(page))
      .toEqual([expect.stringMatching(/^widget "product-tabs shelf" \(#host\): "Hash" is no setting of it/)]);
  });

  test('report() tells why pushed functions are not called, and nothing of the types that they may bring', async () => {
    const page = await openStage({
      html: `${tabs('')}<p data-widget="mine" data-settings='{"form":1}'></p><p data-widget="later"></p>`,
      block: [/\/sdk-[\w-]{7}\.js/],
      script: () => {
        type Api = { register(type: object): boolean; settings: Record<string, (...args: unknown[]) => unknown> };
        const all = window as unknown as { StorefrontWidgets: unknown[] };
        all.StorefrontWidgets = [
          ({ register, settings }: Api) =>
            register({
              name: 'mine',
              settings: settings.schema?.({ from: settings.number?.(5) }),
              replay: [{ type: 'click', selector: 'b' }],
              mount() {},
            }),
          ({ register }: Api) => register({ name: 'later', mount() {} }),
        ];
      },
    });
    await mounted(page, 'product-tabs');
    await expect
      .poll(() => notes(page))
      .toEqual([expect.stringMatching(/^pushed functions are not called: .* ChunkLoadError: Loading chunk sdk-/)]);
    await expect.poll(() => diagnostics(page)).toEqual([]);
  });

  test('report() tells a media query that no browser understands, which holds nobody', async () => {
    const page = await openStage({ html: tabs('data-when="media(max-widht: 3px)"') });
    await mounted(page, 'product-tabs');
    await expect
      .poll(() => diagnostics(page))
      .toEqual([expect.stringContaining('"data-when" is "media(max-widht: 3px)", expected load,')]);
  });

  test('report() tells a `when` of a type that nobody knows', async () => {
    const page = await openStage({ html: '<p id="a" data-widget="mine"></p>', query: 'config={"when":null}' });
    await withApi(page, (api) => api.push(({ register }) => register({ name: 'mine', when: 'sometimes', mount() {} })));
    await mounted(page, 'mine');
    await expect
      .poll(() => diagnostics(page))
      .toEqual([expect.stringContaining('(#a): "when" is "sometimes", expected load,')]);
  });

  test('report() tells no setting on markup of the CMS, or beside a widget that takes any', async () => {
    const page = await openStage({
      html: `${tabs(`data-settings='{"sticky":"yes"}'`)}<p data-widget="any" data-settings='{"size":1}'></p>`,
    });
    await withApi(page, (api) => api.push(({ register }) => register({ name: 'any', mount() {} })));
    await mounted(page, 'product-tabs');
    await mounted(page, 'any');
    await expect.poll(() => diagnostics(page)).toEqual([]);
  });
});

/** Warnings in the page's console, from its start on. */
function warningsOf(page: WatchedPage): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

describe('what the console tells', () => {
  test('the console tells each fault once where the configuration asks for it; not what is registered meanwhile', async () => {
    let warnings: string[] = [];
    const page = await openStage({
      html: `${tabs('data-widget="product-tabs" data-when="soon"')}<p data-widget="shlef"></p><p id="b" data-widget="mine"></p>`,
      query: configured({ disable: ['cart-fragments', 'mini-cart'], debug: true }),
      script: () => {
        const all = window as unknown as { StorefrontWidgets: unknown[] };
        all.StorefrontWidgets = [
          ({ register }: { register(type: object): void }) => register({ name: 'mine', mount() {} }),
        ];
      },
      before: async (opened) => {
        warnings = warningsOf(opened);
      },
    });
    await mounted(page, 'product-tabs');
    const when =
      'storefront-widgets: widget "product-tabs" (#host): "data-when" is "soon", expected load, idle, visible, input, intent or media(…); using load';
    const name = 'storefront-widgets: no widget is called "shlef" (p).';
    await expect.poll(() => warnings).toEqual([name, when]);
    // What comes later is told as well, and nothing twice.
    await page.$eval('#stage', (stage) => stage.insertAdjacentHTML('beforeend', '<p id="z" data-widget="zzz"></p>'));
    await expect.poll(() => warnings).toEqual([name, when, 'storefront-widgets: no widget is called "zzz" (#z).']);
  });

  test('the console tells faults where the tag asks for it', async () => {
    let warnings: string[] = [];
    await openPage('/custom/', {
      before: async (opened) => {
        warnings = warningsOf(opened);
        await rewrite(opened, /\/custom\//, (body) =>
          body.replace(/<script (?=[^>]*storefront-widgets\.js)/, '<script data-debug '),
        );
      },
    });
    await expect.poll(() => warnings).toEqual(['storefront-widgets: no widget is called "no-such-widget" (div).']);
  });

  test('the code that tells faults in the console is loaded only where it is asked for', async () => {
    const requests: string[] = [];
    const page = await openPage('/custom/', {
      before: async (opened) => {
        opened.on('request', (request) => requests.push(request.url()));
      },
    });
    await mounted(page, 'word-count');
    await allMounted(page);
    expect(await notes(page)).toHaveLength(1);
    expect(requests.filter((url) => url.includes('/debug-'))).toEqual([]);
  });
});
