/** The demo shop for development: builds again whenever a source file changes. `npm run dev`. */
import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import start from './start';

// A build that fails says why and leaves `dist/` as it was; the next change is another chance.
const build = (): void => void spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });

/** Serves, and rebuilds after each change. */
export default async function main(): Promise<void> {
  build();
  await start();
  let timer: NodeJS.Timeout | undefined;
  watch('src', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(build, 100);
  });
}
