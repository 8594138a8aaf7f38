import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleOf } from '../../scripts/docsSite/examples';
import { expectNoProblems, mounted, requestsTo, type SentRequest, started } from '../support/page';
import { openStage, type PageApi } from './runtimeStage';

const WIDGET_PAGES = readdirSync('docs/widgets').map((name) => `docs/widgets/${name}`);
const PAGES = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** A block of code in a page of the documentation. */
interface Snippet {
  /** The page, and the block's number in it. */
  name: string;
  code: string;
}

const snippets = (pages: readonly string[], language: string): Snippet[] =>
  pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gm'))].map(
      ([, code = ''], at) => ({ name: `${page} ${at + 1}`, code }),
    ),
  );

interface Config {
  settings?: Record<string, object>;
  texts?: Record<string, object>;
}

/** What a configuration names and the documentation does not know. */
function unknownKeys({ settings = {}, texts = {} }: Config): string[] {
  const unknownIn = (file: string, values: object): string[] => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return Object.keys(values).filter((key) => !text.includes(`\`${key}\``));
  };
  const types = Object.entries(settings).filter(([name]) => /^[\w-]+$/.test(name));
  return [
    ...types.flatMap(([name, values]) => unknownIn(`docs/widgets/${name}.md`, values)),
    ...Object.values(texts).flatMap((values) => unknownIn('docs/texts.md', values)),
  ];
}

const examples = new Set(readdirSync('src/widgets').map((widget) => exampleOf(widget).html));
/** The examples of the widgets have a test of their own. */
const html = snippets([...PAGES, ...WIDGET_PAGES], 'html').filter(({ code }) => !examples.has(code));

test.each(html)('the markup of $name runs', async ({ code }) => {
  const page = await openStage({
    html: code,
    before: (given) =>
      // The release is not on the network yet.
      given.route('https://cdn.example.com/**', (route) =>
        route.fulfill({ path: '.cache/dist/storefront-widgets.js', contentType: 'text/javascript' }),
      ),
  });
  await started(page);
  for (const [, widget = ''] of code.matchAll(/data-widget="([\w-]+)"/g)) await mounted(page, widget);
  const { notes, config } = await page.evaluate(() => {
    const here = window as unknown as { StorefrontWidgets: PageApi; storefrontWidgetsConfig?: Config };
    return { notes: here.StorefrontWidgets.report().notes, config: here.storefrontWidgetsConfig ?? {} };
  });
  expect(notes).toEqual([]);
  expect(unknownKeys(config)).toEqual([]);
  expectNoProblems(page);
});

test.each(snippets(PAGES, 'js'))('the script of $name runs to its end', async ({ code }) => {
  let sent: SentRequest[] = [];
  const page = await openStage({
    html: '<p data-widget="free-delivery"></p>',
    before: async (given) => {
      sent = requestsTo(given, /wp-json|admin-ajax/);
      await given.route(/wp-json|admin-ajax/, (route) => route.fulfill({ json: { success: true, data: {}, id: 7 } }));
    },
  });
  await started(page);
  await page.evaluate((source) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: PageApi };
    return new Promise<void>((done, fail) => {
      api.push(({ settings }) => {
        try {
          new Function('settings', 'file', source)(settings, new File(['mug'], 'mug.png', { type: 'image/png' }));
          done();
        } catch (error) {
          fail(error);
        }
      });
    });
  }, code);
  const requests = [...code.matchAll(/page\.(rest|http|media)\.\w+\(/g)].length;
  await expect.poll(() => sent.length).toBe(requests);
  // A toast says what failed.
  expect(await page.locator('[class*=toast]').count()).toBe(0);
  expectNoProblems(page);
});
