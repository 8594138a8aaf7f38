/** Builds the committed `dist/`, once, in the last commit of a change: `npm run release`. */
import { spawnSync } from 'node:child_process';

/** Runs the build; the process ends with its exit code. */
export default async function main(): Promise<void> {
  const env = { ...process.env, STOREFRONT_DIST: 'dist' };
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}
