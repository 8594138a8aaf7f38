import { afterEach, expect, test } from 'vitest';
import { isProtected } from '../../../src/panel/rights';

const shared = window as { storefrontWidgetsPanel?: unknown };

afterEach(() => {
  delete shared.storefrontWidgetsPanel;
});

test('an administrator may change all settings, and so may who has no plugin', () => {
  expect(isProtected('map', 'api_key', 'map')).toBe(false);
  shared.storefrontWidgetsPanel = { root: '/', nonce: 'n' };
  expect(isProtected('map', 'api_key', 'map')).toBe(false);
});

test('for others the settings that the page names are fixed, and types that the plugin does not know', () => {
  shared.storefrontWidgetsPanel = { protected: { types: { map: ['api_key'], list: [] }, names: ['api_key', 'url'] } };
  expect(['api_key', 'url', 'zoom'].map((key) => isProtected('map', key, 'map'))).toEqual([true, false, false]);
  expect(['api_key', 'url', 'zoom'].map((key) => isProtected('#a', key, 'map'))).toEqual([true, true, false]);
  expect(isProtected('list', 'url', 'list')).toBe(false);
  expect(isProtected('my-own', 'title', 'my-own')).toBe(true);
  expect(isProtected('#a', 'title', 'my-own')).toBe(true);
});
