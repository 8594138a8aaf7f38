import { flushSync } from 'react-dom';

/** Runs `run` in `flushSync`, because the script that triggered an event may read the result in its next line. */
export function sync<T>(run: () => T): T {
  return flushSync(run);
}
