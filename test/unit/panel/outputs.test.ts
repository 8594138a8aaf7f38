import { expect, test } from 'vitest';
import { asAttribute, asConfig, asEntry } from '../../../src/panel/outputs';

const VALUES = { title: `It's <b>"new"</b> & fine`, columns: 3 };

test('the attribute is read back as the same values', () => {
  document.body.innerHTML = `<p ${asAttribute(VALUES)}></p>`;
  expect(JSON.parse(document.querySelector('p')!.dataset.settings!)).toEqual(VALUES);
});

test('the script adds entries to those of the page, and a text cannot end it', () => {
  const script = asConfig({ '#hero': { title: '</script><script>alert(1)' } });
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  const code = script.replace(/<\/?script>/g, '');
  const window = { storefrontWidgetsConfig: { settings: { map: { zoom: 3 } } } };
  new Function('window', 'storefrontWidgetsConfig', code)(window, window.storefrontWidgetsConfig);
  expect(window.storefrontWidgetsConfig.settings).toEqual({
    map: { zoom: 3 },
    '#hero': { title: '</script><script>alert(1)' },
  });
});

test('an entry is one line for an object', () => {
  expect(JSON.parse(`{${asEntry('#a', VALUES).slice(0, -1)}}`)).toEqual({ '#a': VALUES });
});
