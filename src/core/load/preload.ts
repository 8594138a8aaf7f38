/** How many requests one task starts: each costs a millisecond or more of the main thread. */
const PER_TASK = 3;

const asked = new Set<string>();

/** Asks the browser to fetch a module or a style sheet early, once per URL; not offline, see `whenReachable`. */
export function preload(url: string, priority: 'auto' | 'low' = 'auto'): void {
  if (asked.has(url) || !navigator.onLine) return;
  asked.add(url);
  const link = document.createElement('link');
  if (url.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
  else link.rel = 'modulepreload';
  link.fetchPriority = priority;
  link.href = url;
  document.head.appendChild(link);
}

/** Runs `task` in a task that the browser prefers to less urgent ones. */
export function soon(task: () => void): void {
  const { scheduler } = window as { scheduler?: { postTask?(task: () => void, options: object): Promise<void> } };
  if (scheduler?.postTask) void scheduler.postTask(task, { priority: 'user-blocking' });
  else setTimeout(task);
}

/** As `preload`, for many files, a few in each task. */
export function preloadAll(urls: Iterable<string>, priority?: 'auto' | 'low'): void {
  const queue = [...urls].filter((url) => !asked.has(url));
  const next = (): void => {
    for (const url of queue.splice(0, PER_TASK)) preload(url, priority);
    if (queue.length > 0) soon(next);
  };
  soon(next);
}
