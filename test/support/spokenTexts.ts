import type { Page } from 'playwright-core';
import type { SettingsReader } from '../../src/core/settings/types';

const parts = import.meta.glob<{ part: string; texts: SettingsReader<unknown> }>(
  '../../src/{page,woocommerce,elementor,ui}/**/texts.ts',
  {
    eager: true,
  },
);
const widgets = import.meta.glob<SettingsReader<unknown>>('../../src/widgets/*/settings.ts', {
  eager: true,
  import: 'settings',
});

function marksOf(part: string, schema: SettingsReader<unknown>): Record<string, unknown> {
  const rows = schema.describe().filter(({ acceptsText }) => acceptsText);
  const markOf = (key: string): string => `«${part}.${key}»`;
  return Object.fromEntries(
    rows.map(({ key, type }) => [key, type.startsWith('list') ? Array(5).fill(markOf(key)) : markOf(key)]),
  );
}

/** All our texts, replaced by their names: `«lightbox.closeText»`. */
const MARKS = Object.fromEntries([
  ...Object.values(parts).map(({ part, texts }) => [part, marksOf(part, texts)]),
  ...Object.entries(widgets).map(([path, schema]) => {
    const name = path.split('/').at(-2) ?? '';
    return [name, marksOf(name, schema)];
  }),
]);

const SPOKEN = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'alt', 'placeholder'];

type Recorded = Window & { __spoken?: Set<string> };

function record([texts, attributes]: readonly [object, string[]]): void {
  const spoken = new Set<string>();
  (window as Recorded).__spoken = spoken;
  // The page may print its own configuration.
  let config: object = { texts };
  Object.defineProperty(window, 'storefrontWidgetsConfig', {
    get: () => config,
    set(printed: object) {
      config = { ...printed, texts };
    },
  });
  const add = (node: Node): void => {
    if (node instanceof Text && !node.parentElement?.closest('script, style')) spoken.add(node.data);
    if (!(node instanceof Element)) return;
    for (const name of attributes) spoken.add(node.getAttribute(name) ?? '');
    for (const child of node.childNodes) add(child);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes) add(node);
      if (addedNodes.length === 0) add(target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: attributes });
}

/** The text after parsing HTML and JSON. */
const decoded = (source: string): string =>
  source
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[nrt]|&#?\w+;/g, ' ');

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

/** The texts of a page that are not from the server. */
export interface Spoken {
  /** Names of our texts, e.g. `lightbox.closeText`, that were shown or announced. */
  ours(): Promise<Set<string>>;
  /** Texts that are neither from the server nor ours. */
  unknown(): Promise<string[]>;
}

/** Replaces all our texts on the next page and records its texts. Call before `goto`. */
export async function recordSpoken(page: Page): Promise<Spoken> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const isText = /html|json/.test(response.headers()['content-type'] ?? '');
    if (isText) bodies.push(response.text().catch(() => ''));
  });
  await page.addInitScript(record, [MARKS, SPOKEN] as const);
  const spoken = (): Promise<string[]> => page.evaluate(() => [...((window as Recorded).__spoken ?? [])]);
  return {
    async ours() {
      const names = (await spoken()).flatMap((text) => [...text.matchAll(/«([^»]+)»/g)].map((match) => match[1] ?? ''));
      return new Set(names);
    },
    async unknown() {
      // Reads the page's texts first, because a later answer may be shown before it is read here.
      const said = await spoken();
      const sent = lettersOf(decoded((await Promise.all(bodies)).join(' ')));
      return said.filter((text) => !text.includes('«') && !sent.includes(lettersOf(text)));
    },
  };
}
