import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Each call of the command starts Node, which takes a while on a busy machine.
const SLOW = { timeout: 60_000 };

/** A project with the package in it, whose releases have few files. */
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'copy-'));
  cpSync('bin', join(project, 'package', 'bin'), { recursive: true });
});

afterEach(() => rmSync(project, { recursive: true }));

function write(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(project, folder, name)), { recursive: true });
    writeFileSync(join(project, folder, name), content);
  }
}

/** Installs a release in place of the one before. */
function install(version: string, files: Record<string, string>): void {
  rmSync(join(project, 'package', 'dist'), { recursive: true, force: true });
  write('package', { 'package.json': JSON.stringify({ version, type: 'module' }) });
  write('package/dist', { 'storefront-widgets.js': version, 'lite/storefront-widgets.js': version, ...files });
}

interface Run {
  status: number | null;
  out: string;
  problem: string;
}

function run(...args: string[]): Run {
  const bin = join(project, 'package', 'bin', 'storefront-widgets.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: project, encoding: 'utf8' });
  return { status, out: stdout, problem: stderr };
}

const TO = 'public/shop-widgets';

const names = (): string[] =>
  (readdirSync(join(project, TO), { recursive: true }) as string[]).filter((name) => /\.\w+$/.test(name)).sort();

const read = (name: string): string => readFileSync(join(project, TO, name), 'utf8');

test('a copy has what pages load, for both cores, and prints the tags', SLOW, () => {
  install('1.0.0', {
    'widget-a-1234567.js': 'a',
    'index.js': 'import',
    'layers.png': 'picture',
    'lite/widget-a-7654321.js': 'a',
    'node.js': '',
    'lite/node.js': '',
    'index.cjs': '',
    'types/index.d.ts': '',
    'wordpress/plugin/readme.txt': '',
    'storefront-widgets.zip': '',
  });
  const { status, out } = run('copy', TO);
  expect(status).toBe(0);
  expect(names()).toEqual([
    '.storefront-widgets.json',
    'index.js',
    'layers.png',
    'lite/storefront-widgets.js',
    'lite/widget-a-7654321.js',
    'storefront-widgets.js',
    'widget-a-1234567.js',
  ]);
  expect(out).toContain('Copied 6 files of version 1.0.0 to public/shop-widgets.');
  expect(out).toContain('<script src="/shop-widgets/storefront-widgets.js" defer></script>');
  expect(out).toContain('<script src="/shop-widgets/lite/storefront-widgets.js" defer></script>');
  expect(out).toContain(`window.storefrontWidgetsConfig = { base: '/shop-widgets/' };`);
});

test('files of the release before stay, those of older ones go, also if a release is copied twice', SLOW, () => {
  for (const version of ['1', '2', '2', '3', '3']) {
    install(version, { [`widget-${version}.js`]: version });
    expect(run('copy', TO).status).toBe(0);
  }
  expect(names().filter((name) => name.startsWith('widget'))).toEqual(['widget-2.js', 'widget-3.js']);
  expect([read('storefront-widgets.js'), read('widget-2.js')]).toEqual(['3', '2']);
  expect(run('copy', TO).out).toContain('Kept 1 file of the release before');
});

test('files of others are neither replaced nor deleted, nor are ours that somebody has changed', SLOW, () => {
  write(TO, { 'index.html': 'page', 'widget-1.js': 'theirs' });
  install('1', { 'widget-1.js': '1', 'other-1.js': '1' });
  const refused = run('copy', TO);
  expect(refused.status).toBe(1);
  expect(refused.problem).toMatch(/^Nothing was copied: .*\n {2}widget-1\.js\n$/);
  expect(names()).toEqual(['index.html', 'widget-1.js']);

  rmSync(join(project, TO, 'widget-1.js'));
  expect(run('copy', TO).status).toBe(0);
  write(TO, { 'other-1.js': 'changed' });
  for (const version of ['2', '3', '4']) {
    install(version, { [`widget-${version}.js`]: version });
    expect(run('copy', TO).status).toBe(0);
  }
  expect(names().filter((name) => !/storefront/.test(name))).toEqual([
    'index.html',
    'other-1.js',
    'widget-3.js',
    'widget-4.js',
  ]);
  expect([read('index.html'), read('other-1.js')]).toEqual(['page', 'changed']);
  write(TO, { 'storefront-widgets.js': 'changed' });
  expect(run('copy', TO).status).toBe(1);
  expect(read('storefront-widgets.js')).toBe('changed');
});

test.each([[[]], [['copy']], [['copy', '--force']], [['move', TO]], [['copy', TO, 'more']]])(
  'a call with %j only says how to call it',
  SLOW,
  (args: string[]) => {
    install('1', {});
    const { status, problem } = run(...args);
    expect(status).toBe(2);
    expect(problem).toContain('Usage: storefront-widgets copy <folder>');
    expect(existsSync(join(project, 'public'))).toBe(false);
  },
);

test('the help is printed without an error, and copies nothing', SLOW, () => {
  install('1', {});
  const { status, out } = run('copy', TO, '--help');
  expect(status).toBe(0);
  expect(out).toContain('Usage: storefront-widgets copy <folder>');
  expect(existsSync(join(project, TO))).toBe(false);
});
