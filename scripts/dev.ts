/** Runs the demo shop for development and rebuilds when a source file changes: `npm run dev`. */
import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import start from './start';

// A failed build prints its error and leaves `dist/` unchanged; the next change starts another build.
const build = (): void => void spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });

/** Serves the shop and rebuilds after each change. */
export default async function main(): Promise<void> {
  build();
  await start();
  let timer: NodeJS.Timeout | undefined;
  watch('src', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(build, 100);
  });
}
