import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { distOf } from '../support/core';
import { expectNoProblems, mounted, testedCore, type WatchedPage } from '../support/page';
import { openPluginPage } from '../support/pluginPage';

/** What an optimiser makes of a page: its HTML, and the files that it has written. */
interface Made {
  html: string;
  files: Record<string, string>;
}

const INLINE = /<script id="storefront-widgets-(?:js-before|early-js|left-out-js)">([\s\S]*?)<\/script>/g;
const FILE = /<script id="storefront-widgets-js"[^>]*><\/script>/;
const OTHER = 'window.other = (window.other || 0) + 1;';

const loader = (): string => readFileSync(join(distOf(testedCore()), 'storefront-widgets.js'), 'utf8');
const inlineCode = (html: string): string => [...html.matchAll(INLINE)].map(([, code]) => code).join(';\n');
const atEnd = (html: string, tag: string): string => html.replace('</body>', () => `${tag}</body>`);
const asData = (html: string): string =>
  html.replace(/<script( id="[^"]*")>([\s\S]*?)<\/script>/g, (_, id: string, code: string) => {
    const src = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    return `<script defer${id} src="${src}"></script>`;
  });

/** Loads what was held back on the first move of the visitor, under the attributes that it had. */
const ON_MOVE = (type: string, src: string): string => `<script>
['pointermove', 'keydown', 'touchstart'].forEach((name) => addEventListener(name, () => {
  const next = () => {
    const old = document.querySelector('script[type="${type}"]');
    if (!old) return;
    const script = document.createElement('script');
    for (const { name, value } of old.attributes) if (name !== 'type') script.setAttribute(name === '${src}' ? 'src' : name, value);
    script.textContent = old.textContent;
    script.onload = next;
    old.replaceWith(script);
    if (!script.src) next();
  };
  next();
}, { once: true }));
</script>`;

/** The shapes in which optimisers send our scripts, each as its run on a shop has shown, when it reads no opt-out. */
const SHAPES: Record<string, (html: string) => Made> = {
  'Autoptimize merges the files': (html) => ({
    html: atEnd(
      html.replace(FILE, ''),
      '<script defer src="/wp-content/cache/autoptimize/autoptimize_1f.php"></script>',
    ),
    files: { 'autoptimize/autoptimize_1f.php': `${OTHER};try{${loader()}}catch(e){};${OTHER}` },
  }),
  'Autoptimize merges the files and the inline code': (html) => ({
    html: atEnd(
      html.replace(FILE, '').replace(INLINE, ''),
      '<script defer src="/wp-content/cache/autoptimize/autoptimize_2f.php"></script>',
    ),
    files: { 'autoptimize/autoptimize_2f.php': `${OTHER};${inlineCode(html)};try{${loader()}}catch(e){};${OTHER}` },
  }),
  'Autoptimize writes a file of its own for each, and defers inline code': (html) => ({
    html: asData(html).replace(
      /src="[^"]*storefront-widgets\.js"/,
      'src="/wp-content/cache/autoptimize/autoptimize_single_3f.php"',
    ),
    files: { 'autoptimize/autoptimize_single_3f.php': loader() },
  }),
  'WP Fastest Cache merges the files of the head, and has them run at once': (html) => ({
    html: html.replace(FILE, '<!-- $& --><script src="/wp-content/cache/wpfc-minified/4f/4f.js"></script>'),
    files: { 'wpfc-minified/4f/4f.js': `// source --> http://shop.example/a.js \n${OTHER}\n${loader()}` },
  }),
  'LiteSpeed Cache merges the files and the inline code, and delays them': (html) => ({
    html: atEnd(
      html.replace(FILE, '').replace(INLINE, ''),
      `<script data-optimized="1" type="litespeed/javascript" data-src="/wp-content/cache/litespeed/5f.js?ver=1"></script>${ON_MOVE('litespeed/javascript', 'data-src')}`,
    ),
    files: { 'litespeed/5f.js': `${inlineCode(html)};${OTHER};${loader()}` },
  }),
  'WP Rocket merges the files and the inline code at the end': (html) => ({
    html: atEnd(
      html.replace(FILE, '').replace(INLINE, ''),
      '<script src="/wp-content/cache/min/1/6f.js" data-minify="1"></script>',
    ),
    files: { 'min/1/6f.js': `${OTHER};${inlineCode(html)};${loader()}` },
  }),
  'WP Rocket delays each file and all inline code': (html) => ({
    html: atEnd(
      html
        .replace(/<script( id="storefront-widgets-[\w-]+)/g, '<script type="rocketlazyloadscript"$1')
        .replace(/(id="storefront-widgets-js" )src=/, '$1data-rocket-src='),
      ON_MOVE('rocketlazyloadscript', 'data-rocket-src'),
    ),
    files: {},
  }),
  'W3 Total Cache merges the deferred files': (html) => ({
    html: html.replace(FILE, '<script src="/wp-content/cache/minify/7f.js" defer></script>'),
    files: { 'minify/7f.js': `${OTHER};${loader()}` },
  }),
  'Jetpack Boost moves all scripts to the end': (html) => {
    const scripts = [...html.matchAll(INLINE)].map(([script]) => script).join('') + (FILE.exec(html)?.[0] ?? '');
    return { html: atEnd(html.replace(FILE, '').replace(INLINE, ''), scripts), files: {} };
  },
};

/** Opens the product as an optimiser sends it; `answer` stands for the contents of its files. */
async function openOptimised(
  make: (html: string) => Made,
  answer?: { status: number; body: string },
): Promise<WatchedPage> {
  let files: Record<string, string> = {};
  return openPluginPage('/product/mug/', {
    change: (html) => {
      const made = make(html);
      files = made.files;
      return made.html;
    },
    before: (page) =>
      page.route('**/wp-content/cache/**', (route) => {
        const name = new URL(route.request().url()).pathname.replace('/wp-content/cache/', '');
        const body = files[name];
        if (body === undefined) return route.fulfill({ status: 404, body: '' });
        return route.fulfill(answer ?? { contentType: 'text/javascript', body });
      }),
  });
}

const isDelayed = (name: string): boolean => name.includes('delays');

test.each(Object.entries(SHAPES))(
  'the widgets start, and ask for nothing beside the optimiser’s files, when %s',
  async (name, make) => {
    const page = await openOptimised(make);
    if (isDelayed(name)) await page.mouse.move(20, 20);
    await mounted(page, 'product-tabs');
    await page.click('#tab-title-reviews a');
    expect(await page.isVisible('#tab-description')).toBe(false);
    expect(await page.evaluate(() => Boolean(window.jQuery))).toBe(false);
    expectNoProblems(page);
  },
);

describe('a file of an optimiser that cannot be had, beside inline code that is there', () => {
  const merged = Object.entries(SHAPES).filter(([name]) => !/the inline code|each file|moves/.test(name));
  test.each(merged)('the shop’s own scripts come back where the file cannot be had: %s', async (_, make) => {
    for (const answer of [
      { status: 404, body: '' },
      { status: 200, body: '<!doctype html><p>Hi</p>' },
    ]) {
      const page = await openOptimised(make, answer);
      await expect.poll(() => page.evaluate(() => Boolean(window.jQuery))).toBe(true);
    }
  });

  test('the shop’s own scripts come back also where the file comes only when the visitor moves', async () => {
    const page = await openOptimised((html) => ({
      html: atEnd(
        html.replace(FILE, '<script type="litespeed/javascript" data-src="/wp-content/cache/8f.js"></script>'),
        ON_MOVE('litespeed/javascript', 'data-src'),
      ),
      files: {},
    }));
    await page.clock.install();
    await page.reload();
    await page.clock.runFor(11_000);
    expect(await page.evaluate(() => Boolean(window.jQuery))).toBe(false);
    await page.mouse.move(20, 20);
    await page.clock.runFor(5000);
    await expect.poll(() => page.evaluate(() => Boolean(window.jQuery))).toBe(true);
  });
});

test('the attributes of another file that has the loader’s name at its end are not used', async () => {
  const page = await openOptimised((html) => ({
    html: html.replace(
      FILE,
      '<script src="/wp-content/cache/all,storefront-widgets.js" data-base="/elsewhere/" data-disable="product-tabs" defer></script>',
    ),
    files: { 'all,storefront-widgets.js': loader() },
  }));
  await mounted(page, 'product-tabs');
  expectNoProblems(page);
});

test('the attributes of a file with the loader’s name in its query are not used', async () => {
  const page = await openOptimised((html) => ({
    html: html.replace(
      FILE,
      '<script src="/wp-content/cache/combo?/a/storefront-widgets.js" data-disable="product-tabs" defer></script>',
    ),
    files: { combo: loader() },
  }));
  await mounted(page, 'product-tabs');
  expectNoProblems(page);
});

test('the folder of the files is known where a later script of the theme replaces the configuration', async () => {
  const page = await openOptimised((html) => ({
    html: html.replace(
      FILE,
      '<script>window.storefrontWidgetsConfig = { debug: true };</script><script src="/wp-content/cache/all.js" defer></script>',
    ),
    files: { 'all.js': loader() },
  }));
  await mounted(page, 'product-tabs');
  expectNoProblems(page);
});

test('a file of another name is no place to look for the runtime where the page names no base', async () => {
  const page = await openOptimised((html) => ({
    html: html.replace(INLINE, '').replace(FILE, '<script src="/wp-content/cache/all.js" defer></script>'),
    files: { 'all.js': loader() },
  }));
  const messages = () => page.problems.map(({ text }) => text);
  await expect
    .poll(messages)
    .toEqual(['storefront-widgets: the runtime could not be loaded. Set storefrontWidgetsConfig.base.']);
});
