/** Commits what `run` changes before it returns, because the script that fired an event may read the result next. */
export declare function sync<T>(run: () => T): T;
