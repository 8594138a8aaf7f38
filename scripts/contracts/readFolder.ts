/** Reads the facts of a whole plugin or theme. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Collector, type Facts } from './facts';
import { readPhp } from './phpFacts';
import { readScript } from './scriptFacts';
import { readStyle } from './styleFacts';

/** A plugin or theme in one version. */
export interface Vendor {
  /** The name of its folder, by which WordPress knows it. */
  slug: string;
  name: string;
  version: string;
  facts: Facts;
  /** Files that could not be read, with the reason. */
  unread: string[];
}

/** Folders and files with third-party code, tests, or code for pages that visitors do not see. */
const LEFT_OUT =
  /(^|\/)(node_modules|vendor|vendors|vendor_prefixed|packages|tests?|languages|trunk|admin|editor|client|blocks|dev|framework)(\/|$)|(^|\/)(admin|editor)[\w-]*\.(js|css)$/;
/** The size above which a file is a bundle of libraries, in bytes. */
const LARGEST = 1_500_000;

function headerOf(folder: string): { name: string; version: string } {
  const files = readdirSync(folder).filter((name) => name === 'style.css' || name.endsWith('.php'));
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8').slice(0, 8192);
    const [, name] = /^[ \t/*#@]*(?:Plugin|Theme) Name:[ \t]*(.+?)[ \t]*$/m.exec(text) ?? [];
    const [, version] = /^[ \t/*#@]*Version:[ \t]*([\w.-]+)/m.exec(text) ?? [];
    if (name && version) return { name, version };
  }
  throw new Error(`${folder}: no file says which plugin or theme this is.`);
}

/** Is it the minified twin of a file that is also there in full? */
const isTwin = (path: string): boolean =>
  /\.min\.(js|css)$/.test(path) && existsSync(path.replace(/\.min\.(js|css)$/, '.$1'));

/** Is it the right-to-left twin of a style sheet? */
const isMirrored = (path: string): boolean => /-rtl(\.min)?\.css$/.test(path);

function filesIn(folder: string): string[] {
  const names = (readdirSync(folder, { recursive: true }) as string[]).map((name) => name.replaceAll('\\', '/'));
  return names
    .filter((name) => /\.(php|js|css)$/.test(name) && !LEFT_OUT.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && statSync(path).size <= LARGEST && !isTwin(path) && !isMirrored(path))
    .sort();
}

/** Reads a folder. @throws if it is neither a plugin nor a theme */
export function readFolder(folder: string): Vendor {
  const collector = new Collector();
  const unread: string[] = [];
  for (const path of filesIn(folder)) {
    const text = readFileSync(path, 'utf8');
    try {
      if (path.endsWith('.php')) readPhp(text, path, collector);
      else if (path.endsWith('.js')) readScript(text, collector);
      else readStyle(text, collector);
    } catch (error) {
      unread.push(`${path.slice(folder.length + 1)}: ${(error as Error).message}`);
    }
  }
  return { slug: basename(folder), ...headerOf(folder), facts: collector.facts, unread };
}
