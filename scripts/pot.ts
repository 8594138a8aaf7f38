/** Makes the gettext template for translators: the texts of the plugin's PHP and of the panel. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOMAIN = 'storefront-widgets';

/** Matches `__( 'Close', 'storefront-widgets' )` and the note for translators in the line before. */
const CALL = new RegExp(
  `(?:/\\* translators: (.*?) \\*/\\s*[^\\n]*?)?\\b(?:esc_html__|esc_html_e|esc_attr__|esc_attr_e|__|_e)\\(\\s*'((?:[^'\\\\]|\\\\.)*)',\\s*'${DOMAIN}'\\s*\\)`,
  'g',
);

interface Text {
  places: string[];
  notes: Set<string>;
}

const quoted = (text: string): string => JSON.stringify(text);

/** The template for the PHP files in a folder, then for the texts of the panel, in a stable order. */
export function potOf(folder: string, version: string, panel: readonly string[]): string {
  const texts = new Map<string, Text>();
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.php')).sort();
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const { 1: note, 2: raw = '', index, 0: call } of source.matchAll(CALL)) {
      const text = raw.replace(/\\(['\\])/g, '$1');
      const known = texts.get(text) ?? { places: [], notes: new Set() };
      known.places.push(`${file}:${source.slice(0, index + call.length).split('\n').length}`);
      if (note) known.notes.add(note);
      texts.set(text, known);
    }
  }
  for (const text of panel) {
    const known = texts.get(text) ?? { places: [], notes: new Set() };
    known.places.push('panel');
    texts.set(text, known);
  }
  const head = `msgid ""\nmsgstr ""\n"Project-Id-Version: Storefront Widgets ${version}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"X-Domain: ${DOMAIN}\\n"\n`;
  const entries = [...texts].map(([text, { places, notes }]) =>
    [
      ...[...notes].map((note) => `#. translators: ${note}`),
      `#: ${places.join(' ')}`,
      ...(/%(\d\$)?[sd]/.test(text) ? ['#, php-format'] : []),
      `msgid ${quoted(text)}`,
      'msgstr ""',
    ].join('\n'),
  );
  return `${[head, ...entries].join('\n')}\n`.replaceAll('msgstr ""\n#', 'msgstr ""\n\n#');
}
