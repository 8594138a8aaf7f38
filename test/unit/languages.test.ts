/** The shipped translations have every text, with its placeholders. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, locales, moOf, translationsOf } from '../../scripts/languages';
import { panelTexts } from '../../scripts/panelTexts';
import { potOf } from '../../scripts/pot';

let wanted: string[] = [];

beforeAll(async () => {
  const template = potOf('src/wordpress/plugin', '1.0.0', await panelTexts());
  wanted = [...template.matchAll(/^msgid (".+")$/gm)]
    .map(([, json = '""']) => JSON.parse(json) as string)
    .filter(Boolean);
});

const placeholders = (text: string): string[] =>
  (text.match(/%(?:\d\$)?[sd](?![a-z])|%[a-z]{2,}%?|\{\w+\}|<\/?\w+/g) ?? []).sort();

test('the template has the texts of the plugin and of the panel', () => {
  expect(wanted).toContain('Check this page');
  expect(wanted).toContain('Slides shown');
  expect(wanted).toContain('Find a widget or a setting');
  expect(new Set(wanted).size).toBe(wanted.length);
});

test('German, Spanish, French, Japanese and Arabic are shipped', () => {
  expect(locales().sort()).toEqual(['ar', 'de_DE', 'es_ES', 'fr_FR', 'ja']);
});

describe.each(locales())('the translations for %s', (locale) => {
  test('no text is missing, and none is left over', () => {
    const own = translationsOf(locale);
    expect(wanted.filter((text) => !own[text])).toEqual([]);
    expect(Object.keys(own).filter((text) => !wanted.includes(text))).toEqual([]);
  });

  test('each text keeps its placeholders and tags', () => {
    for (const [text, own] of Object.entries(translationsOf(locale))) {
      expect(placeholders(own), text).toEqual(placeholders(text));
    }
  });

  test('the file says its language, and is compiled for WordPress', () => {
    expect(readFileSync(join(LANGUAGES, `${locale}.po`), 'utf8')).toContain(`"Language: ${locale}\\n"`);
    // The magic number of compiled translations.
    expect(new DataView(moOf(locale).buffer.slice(0)).getUint32(0, true)).toBe(0x950412de);
  });
});
