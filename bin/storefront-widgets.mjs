#!/usr/bin/env node
/** The command of the package: copies the files that pages load into a folder that a server serves. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const USAGE = `Usage: storefront-widgets copy <folder>

Copies the files that pages load, for React and for the light core, for example
to public/storefront-widgets. Run it again after each update of the package:
files of the release before stay, because cached pages may still request them,
and those of the release before that are deleted. A file that this command did
not write, or that has been changed since, is neither replaced nor deleted.

  --help   prints this text
`;

/** The list of what was written, in the folder itself. */
const LIST = '.storefront-widgets.json';

/** Parts of `dist/` that no page loads: types, the plugin, and what only Node reads. */
const isForPages = (name) => !/^(types|wordpress)[\\/]|\.(cjs|zip)$/.test(name) && !/(^|[\\/])node\.js$/.test(name);

/** Folders whose content servers commonly have at `/`. */
const SERVED = /^(public|public_html|htdocs|www|wwwroot|static)$/;

const source = fileURLToPath(new URL('../dist/', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const hashOf = (content) => createHash('sha256').update(content).digest('base64url');

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length));

/** What earlier copies have written, as names with hashes: the release before, and the one before that. */
function readList(folder) {
  const file = join(folder, LIST);
  const { files = {}, previous = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { files, previous };
}

/** The address of the folder, as far as its name tells. */
function addressOf(folder) {
  const parts = folder.split(sep);
  const at = parts.findLastIndex((part) => SERVED.test(part));
  return ['', ...(at < 0 ? [basename(folder)] : parts.slice(at + 1)), ''].join('/');
}

const counted = (number) => `${number} ${number === 1 ? 'file' : 'files'}`;

const listed = (names) => names.map((name) => `  ${name}\n`).join('');

function copy(given) {
  const folder = resolve(given);
  const names = filesIn(source).filter(isForPages);
  const release = new Map(names.map((name) => [name, readFileSync(join(source, name))]));
  const { files, previous } = readList(folder);
  const hashOn = (name) => (existsSync(join(folder, name)) ? hashOf(readFileSync(join(folder, name))) : undefined);
  const isOurs = (name) => [files[name], previous[name]].includes(hashOn(name));

  const others = names.filter((name) => {
    const hash = hashOn(name);
    return hash !== undefined && hash !== hashOf(release.get(name)) && !isOurs(name);
  });
  if (others.length > 0) {
    process.stderr.write(`Nothing was copied: ${given} has files of these names that this command did not write.\n`);
    process.stderr.write(listed(others));
    return 1;
  }

  for (const [name, content] of release) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const without = (all) => Object.entries(all).filter(([name]) => !release.has(name));
  const stale = without(files);
  // The same release, copied again, is no reason to delete anything.
  const ended = stale.length > 0 ? without(previous).filter(([name]) => !files[name]) : [];
  const deleted = ended.filter(([name]) => isOurs(name) && resolve(folder, name).startsWith(folder + sep));
  for (const [name] of deleted) rmSync(join(folder, name));
  const kept = stale.length > 0 ? stale : without(previous);
  const hashes = Object.fromEntries([...release].map(([name, content]) => [name, hashOf(content)]));
  const list = { version, files: hashes, previous: Object.fromEntries(kept) };
  writeFileSync(join(folder, LIST), `${JSON.stringify(list, null, 1)}\n`);

  const address = addressOf(folder);
  process.stdout.write(`Copied ${counted(release.size)} of version ${version} to ${given}.\n`);
  if (kept.length > 0) process.stdout.write(`Kept ${counted(kept.length)} of the release before, for cached pages.\n`);
  if (deleted.length > 0) process.stdout.write(`Deleted ${counted(deleted.length)} of older releases.\n`);
  process.stdout.write(`
If the folder is served as ${address}, the tag is

  <script src="${address}storefront-widgets.js" defer></script>

with the light core

  <script src="${address}lite/storefront-widgets.js" defer></script>

and a bundle that imports the package says first

  window.storefrontWidgetsConfig = { base: '${address}' };
`);
  return 0;
}

const [command, folder, ...more] = process.argv.slice(2);
if ([command, folder, ...more].some((word) => word === '--help' || word === '-h')) process.stdout.write(USAGE);
else if (command === 'copy' && folder && !folder.startsWith('-') && more.length === 0) process.exitCode = copy(folder);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
