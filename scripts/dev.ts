/** The demo shop for development: builds again whenever a source file changes. `npm run dev`. */
import { watch } from 'node:fs';
import build from './build';
import start from './start';

/** Serves, and rebuilds after each change; a build that fails says why and waits for the next change. */
export default async function main(): Promise<void> {
  await start();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  watch('src', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(build).catch((error: unknown) => console.error(error));
    }, 100);
  });
}
