import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { page } from '../../src/api/pageServices';
import { settings } from '../../src/api/sdk';

const read = (file: string): string => readFileSync(file, 'utf8');

const filesIn = (folder: string, pattern: RegExp): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => pattern.test(name))
    .map((name) => normalize(join(folder, name)));

const pages = ['README.md', 'CHANGELOG.md', 'src/README.md', 'fixtures/README.md', ...filesIn('docs', /\.md$/)];

/** Without what stands in code blocks, where `#` and brackets are no markdown. */
const proseOf = (file: string): string => read(file).replace(/^```[\s\S]*?^```/gm, '');

/** A heading's anchor, as code hosts make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const headingsOf = (file: string): string[] => [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);

function brokenLinks(file: string): string[] {
  const links = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/i.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path ? normalize(join(dirname(file), path)) : file;
    if (!existsSync(target)) return true;
    return anchor !== undefined && !headingsOf(target).map(anchorOf).includes(anchor);
  });
}

test('the README has at most 250 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(250);
});

test('an entry of the changelog is one or two lines, so that owners of shops read it', () => {
  const entries = read('CHANGELOG.md').match(/^- .*(\n {2}.*)*/gm) ?? [];
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter((entry) => entry.split('\n').length > 2 || /.{141}/.test(entry))).toEqual([]);
});

test.each(pages)('every link of %s leads to an existing file and heading', (file) => {
  expect(brokenLinks(file)).toEqual([]);
});

describe('the page of events', () => {
  const documented = [...read('docs/events.md').matchAll(/^\| (.+?) \|/gm)].join('\n');

  test('the page of events names every event that is sent', () => {
    const calls = /\b(?:emit|ask|emitCartEvent|triggerPopup)\(\s*(?:[^'();]+,\s*)?'([^']+)'/g;
    const sent = filesIn('src', /\.tsx?$/).flatMap((file) =>
      [...read(file).matchAll(calls)].map(([, name = '']) => name),
    );
    expect(sent).toContain('added_to_cart');
    expect(sent).toContain('storefront-widgets:consent');
    expect([...new Set(sent)].filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  });

  test('the page of events names every event of the page services', () => {
    const [, body = ''] = /interface PageEvents \{([\s\S]*?)\n\}/.exec(read('src/page/base/events.ts')) ?? [];
    const names = [...body.matchAll(/^ {2}'?([\w:./-]+)'?: \[/gm)].map(([, name = '']) => name);
    expect(names).toContain('jet-popup/render-content/ajax/success');
    expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  });
});

test('the page for integrators names every page service and settings builder', () => {
  const text = read('docs/integrators.md');
  const services = Object.keys(page).filter((name) => !new RegExp(`^\\| \`${name}[.(\`]`, 'm').test(text));
  expect(services).toEqual([]);
  const builders = Object.keys(settings).filter((name) => !text.includes(`| \`${name}(`));
  expect(builders).toEqual([]);
});
