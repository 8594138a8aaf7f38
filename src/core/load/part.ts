import { importChunk, preload } from './chunks';
import { withStyles } from './styles';

/** Loaded parts by address: undefined, or the module if a retry loaded it from another address. */
const arrivals = new Map<string, Promise<unknown>>();

function arrive(load: () => Promise<unknown>, url: string, needs: readonly string[]): Promise<unknown> {
  const before = arrivals.get(url);
  if (before) return before;
  const styles = needs.filter((file) => file.endsWith('.css'));
  for (const file of needs) if (!styles.includes(file)) preload(file);
  const name = url.slice(url.lastIndexOf('/') + 1);
  const arrival = withStyles(
    importChunk(name, url, () => load().then(() => undefined)),
    styles,
  );
  // Once only: a part that came under two addresses would run twice.
  arrivals.set(url, arrival);
  arrival.catch(() => arrivals.delete(url));
  return arrival;
}

/**
 * Loads a nested part: the build calls it for every `import()` of our sources, in place of the bundler's own helper.
 * `load` is that import, cut to what its caller uses; `files` are the part's chunk, then its dependencies, relative to
 * `from`.
 * @throws ChunkLoadError
 */
export async function loadPart<T>(load: () => Promise<T>, files: readonly string[], from: string): Promise<T> {
  const [url = '', ...needs] = files.map((file) => new URL(file, from).href);
  const module = await arrive(load, url, needs);
  return (module as T | undefined) ?? load();
}
