import { flushSync } from 'react-dom';

/** Commits the changes of `run` before it returns, because the script that fired an event may read the result next. */
export function sync<T>(run: () => T): T {
  return flushSync(run);
}
