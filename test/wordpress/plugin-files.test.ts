/** What WordPress's checker for plugins reads from the folder: the header, the readme and the files themselves. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { distFolder } from '../../fixtures/http/paths';

const FOLDER = join(distFolder, 'wordpress/storefront-widgets');
const files = (readdirSync(FOLDER, { recursive: true }) as string[]).filter((name) =>
  statSync(join(FOLDER, name)).isFile(),
);

/** The fields at the beginning of a file, by name. */
function fieldsOf(text: string): Record<string, string> {
  const lines = text.split('\n').slice(0, 20);
  const found = lines.flatMap((line) => [...line.matchAll(/^[ *]*([A-Z][\w ]+): (.+)$/g)]);
  return Object.fromEntries(found.map(([, name, value]) => [name, value?.trim()]));
}

const header = fieldsOf(readFileSync(join(FOLDER, 'storefront-widgets.php'), 'utf8'));
const text = readFileSync(join(FOLDER, 'readme.txt'), 'utf8');
const readme = fieldsOf(text);

test('the readme says the same as the header of the plugin', () => {
  for (const field of ['Requires at least', 'Requires PHP', 'License', 'License URI']) {
    expect(readme[field], field).toBe(header[field]);
    expect(readme[field], field).toBeTruthy();
  }
  expect(readme['Stable tag']).toBe(header.Version);
  expect(header.Version).toMatch(/^\d+\.\d+\.\d+/);
  expect(text).toMatch(`=== ${header['Plugin Name']} ===`);
  expect(text).toContain(`= ${header.Version} =`);
});

test('the versions in the readme are those that directories read', () => {
  expect(readme['Tested up to']).toMatch(/^\d+\.\d$/);
  expect(readme['Requires at least']).toMatch(/^\d+\.\d(\.\d+)?$/);
  expect(readme['Requires PHP']).toMatch(/^\d+(\.\d+){1,2}$/);
});

test('the readme stays within the limits of directories', () => {
  const [, ...paragraphs] = text.split('\n\n');
  expect(paragraphs[0]?.length).toBeLessThanOrEqual(150);
  expect(readme.Tags?.split(',').length).toBeLessThanOrEqual(5);
  const sections = text.split(/^== .+ ==$/m).slice(1);
  expect(sections.length).toBeGreaterThan(3);
  for (const section of sections) expect(section.split(/\s+/).length).toBeLessThanOrEqual(2500);
});

test('texts are translated under the name of the folder, from a folder that exists', () => {
  expect(header['Text Domain']).toBe(basename(FOLDER));
  expect(files).toContain(join(header['Domain Path']?.slice(1) ?? '', 'storefront-widgets.pot'));
});

// The plugin is in no directory: without this, WordPress would offer that of another with the same name.
test('no directory is asked for updates', () => {
  expect(header['Update URI']).toBe('false');
});

test('the folder has only files of known kinds and with plain names', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => !/(\.(php|js|css|txt|pot|mo|svg|png)|\/?LICENSE)$/.test(name))).toEqual([]);
  expect(files.filter((name) => /(^|\/)\.|[^\w./~-]/.test(name))).toEqual([]);
});

test('no file names a source map, which the folder does not have', () => {
  const named = files.filter((name) =>
    /[#@] sourceMappingURL=(?!data:)/.test(/\.(js|css)$/.test(name) ? readFileSync(join(FOLDER, name), 'utf8') : ''),
  );
  expect(named).toEqual([]);
});
