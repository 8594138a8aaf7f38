/**
 * Checks what others install: publint reads the fields of `package.json`, “are the types wrong?” resolves the entries
 * as TypeScript's modes do. Both read the packed build, and need no network.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packBuilt } from './packed';

/** What publint has to say, as sentences. */
async function faultsOfFields(tarball: string): Promise<string[]> {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, level: 'suggestion' });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** Is the result of “are the types wrong?” good? Prints its table. */
function areTypesRight(tarball: string): boolean {
  const args = ['node_modules/@arethetypeswrong/cli/dist/index.js', tarball, '--no-color', '--no-emoji'];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

/** Packs and checks; the exit code is 1 if a check finds anything. */
export default async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    const tarball = packBuilt(folder);
    const faults = await faultsOfFields(tarball);
    for (const fault of faults) console.log(`publint: ${fault}`);
    if (!areTypesRight(tarball) || faults.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
