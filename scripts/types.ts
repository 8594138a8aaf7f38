/** Generates the types of the public API in `dist/types/`. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the types into a folder. Throws if the compiler reports errors. */
export function writeTypes(folder: string): void {
  const args = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json', '--outDir', folder];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('the types could not be written');
  // Node's module resolution requires file extensions; others accept them.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replace(/\b(from |import\()(['"])(\.[^'"]+)\2/g, '$1$2$3.js$2'));
  }
}
