/** Asks the browser to fetch a module or a style sheet early, once per URL; not offline, see `whenReachable`. */
export declare function preload(url: string, priority?: 'auto' | 'low'): void;
/** Runs `task` in a task that the browser prefers to less urgent ones. */
export declare function soon(task: () => void): void;
/** As `preload`, for many files, a few in each task. */
export declare function preloadAll(urls: Iterable<string>, priority?: 'auto' | 'low'): void;
