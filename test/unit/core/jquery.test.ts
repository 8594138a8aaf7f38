import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const load = () => import('../../../src/core/jquery/jquery');
let { isSupportedVersion, jQueryBridgeState, pageJQuery, warnOfJQuery, watchForJQuery, withJQuery } = await load();

/** Each test begins as a page that has seen no jQuery. */
beforeEach(async () => {
  vi.resetModules();
  Reflect.deleteProperty(window, 'storefrontWidgetsJQuery');
  ({ isSupportedVersion, jQueryBridgeState, pageJQuery, warnOfJQuery, watchForJQuery, withJQuery } = await load());
});

const fake = (version: string) => Object.assign(() => {}, { fn: { jquery: version } });

/** Redefines the property, as scripts do that delay others. */
function own(): void {
  let value: unknown;
  Object.defineProperty(window, 'jQuery', {
    configurable: true,
    get: () => value,
    set(next: unknown) {
      value = next;
    },
  });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'jQuery');
});

test.each([
  ['1.8.3', false],
  ['1.9.0', false],
  ['1.9.1', true],
  ['1.12.4', true],
  ['2.2.4', true],
  ['3.7.1', true],
  ['3.7.1-wp', true],
  ['4.0.0', false],
  ['4.0.0-beta', false],
  ['10.0.0', false],
  ['', false],
])('the bridge supports jQuery %s: %s', (version, supported) => {
  expect(isSupportedVersion(version)).toBe(supported);
});

describe('the page’s jQuery', () => {
  test.each([
    [undefined, 'no jQuery on the page'],
    [{}, 'no jQuery on the page'],
    [() => {}, 'no jQuery on the page'],
    [fake('3.7.1'), 'jQuery 3.7.1'],
    [fake('1.9.0'), 'off: jQuery 1.9.0 is outside 1.9.1 up to 4.0'],
  ])('jQueryBridgeState describes the page’s jQuery', (value, said) => {
    window.jQuery = value;
    expect(jQueryBridgeState()).toBe(said);
  });

  test('a jQuery outside the range is not used and reported once in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    watchForJQuery();
    warnOfJQuery();
    window.jQuery = fake('4.0.0');
    window.jQuery = fake('4.0.0');
    expect(pageJQuery()).toBeUndefined();
    expect(warn.mock.calls).toEqual([
      ['storefront-widgets: jQuery 4.0.0 is outside 1.9.1 up to 4.0; its listeners do not hear our events.'],
    ]);
    warn.mockRestore();
  });
});

describe('a jQuery that arrives late', () => {
  beforeEach(() => watchForJQuery());

  test('a late jQuery is given once to everybody who waits for it, and the page can use it', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    withJQuery(first);
    const stop = withJQuery(second);
    stop();
    const $ = fake('3.7.1');
    window.jQuery = $;
    window.jQuery = $;
    expect(first.mock.calls).toEqual([[$]]);
    expect(second).not.toHaveBeenCalled();
    expect(window.jQuery).toBe($);
    const third = vi.fn();
    withJQuery(third);
    expect(third).toHaveBeenCalledWith($);
  });

  test.each([
    ['later', () => watchForJQuery, () => own],
    ['earlier', () => own, () => watchForJQuery],
  ])('a late jQuery is found when an optimiser redefines the property %s', (_, first, second) => {
    Reflect.deleteProperty(window, 'jQuery');
    first()();
    second()();
    const use = vi.fn();
    withJQuery(use);
    window.jQuery = fake('3.7.1');
    // The script that has defined it has run.
    document.head.append(document.createElement('meta'));
    document.head.lastElementChild?.dispatchEvent(new Event('load'));
    document.head.lastElementChild?.dispatchEvent(new Event('load'));
    expect(use).toHaveBeenCalledTimes(1);
  });

  test('the jQuery property is left alone when it may not be redefined', () => {
    const define = vi.spyOn(Object, 'getOwnPropertyDescriptor').mockReturnValue({ configurable: false });
    const redefine = vi.spyOn(Object, 'defineProperty');
    watchForJQuery();
    expect(redefine).not.toHaveBeenCalled();
    define.mockRestore();
    redefine.mockRestore();
  });

  test('a late jQuery is awaited while only one outside the range is there', () => {
    const use = vi.fn();
    withJQuery(use);
    window.jQuery = fake('1.8.0');
    expect(use).not.toHaveBeenCalled();
    window.jQuery = fake('3.7.1');
    expect(use).toHaveBeenCalledTimes(1);
  });

  test('a late jQuery is given even after one that belonged to another script, and a second one, too', () => {
    const use = vi.fn();
    withJQuery(use);
    const [bundled, first, second] = [fake('3.6.0'), fake('3.7.1'), fake('1.12.4')];
    window.jQuery = bundled;
    window.jQuery = undefined;
    window.jQuery = first;
    window.jQuery = second;
    window.jQuery = first;
    expect(use.mock.calls).toEqual([[bundled], [first], [second]]);
  });
});

test('a second jQuery is given when the first was there before us', () => {
  const [first, second, use] = [fake('3.7.1'), fake('3.6.0'), vi.fn()];
  window.jQuery = first;
  watchForJQuery();
  withJQuery(use);
  window.jQuery = second;
  expect(use.mock.calls).toEqual([[first], [second]]);
});

test('gates are added once, with the first jQuery, however many follow', async () => {
  const { addGates } = await import('../../../src/core/jquery/gateKeeper');
  watchForJQuery();
  const gates = vi.fn(async () => []);
  await addGates(gates, () => true);
  expect(gates).not.toHaveBeenCalled();
  for (const version of ['3.7.1', '3.6.0', '2.2.4']) {
    window.jQuery = fake(version);
    await vi.dynamicImportSettled();
  }
  expect(gates).toHaveBeenCalledTimes(1);
});
