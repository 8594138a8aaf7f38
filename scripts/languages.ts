/** The translations of the plugin and the panel: gettext files in the plugin's folder, one for each language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mo, po } from 'gettext-parser';
import type { Plugin } from 'vite';
import { panelTexts } from './panelTexts.ts';

/** The folder of the sources. */
export const LANGUAGES = 'src/wordpress/plugin/languages';

/** The locales of WordPress that are translated, such as `de_DE`. */
export const locales = (): string[] =>
  existsSync(LANGUAGES) ? readdirSync(LANGUAGES).flatMap((name) => /^(\w+)\.po$/.exec(name)?.[1] ?? []) : [];

const parse = (locale: string) => po.parse(readFileSync(join(LANGUAGES, `${locale}.po`)));

/** The translations for a locale, by English text. */
export function translationsOf(locale: string): Record<string, string> {
  const entries = Object.values(parse(locale).translations[''] ?? {});
  return Object.fromEntries(
    entries.flatMap(({ msgid, msgstr, comments }) =>
      msgid && msgstr[0] && !comments?.flag?.includes('fuzzy') ? [[msgid, msgstr[0]]] : [],
    ),
  );
}

/** What WordPress loads. */
export const moOf = (locale: string): Uint8Array => mo.compile(parse(locale));

/** Makes a module of each `.po` file that the panel imports: its translations of the panel's texts. */
export function panelLanguages(): Plugin {
  let texts: Promise<readonly string[]> | undefined;
  return {
    name: 'panel-languages',
    async load(id) {
      if (!id.endsWith('.po')) return null;
      texts ??= panelTexts();
      const own = translationsOf(basename(id, '.po'));
      const wanted = (await texts).flatMap((text) => (Object.hasOwn(own, text) ? [[text, own[text]]] : []));
      // JSON.parse: an object literal of this size takes longer.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(wanted)))});`;
    },
  };
}
