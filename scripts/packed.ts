/** The package as npm would publish it, with a build in place of the committed `dist/`. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../fixtures/http/paths';

const SOURCES = ['package.json', 'bin', 'README.md', 'LICENSE', 'docs', 'CHANGELOG.md', 'SECURITY.md'];

/** Packs the package in `folder`, without a network, and returns the tarball's path. */
export function packBuilt(folder: string): string {
  const source = join(folder, 'source');
  mkdirSync(source);
  for (const name of SOURCES) if (existsSync(name)) cpSync(name, join(source, name), { recursive: true });
  cpSync(distFolder, join(source, 'dist'), { recursive: true });
  const args = ['pack', '--silent', '--offline', '--ignore-scripts'];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: source, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  return join(source, stdout.trim());
}
