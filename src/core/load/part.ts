import { importChunk } from './chunks';
import { preload } from './preload';
import { withStyles } from './styles';

/** Loaded parts by URL; resolves to undefined, or to the module if a retry loaded it under another URL. */
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
  // Only once: a part loaded under two URLs would run twice.
  arrivals.set(url, arrival);
  arrival.catch(() => arrivals.delete(url));
  return arrival;
}

/**
 * Loads a part on demand. The build calls it for every `import()` in our sources, in place of Vite's helper. `load`
 * performs the import; `files` are the part's chunk and then its dependencies, relative to `from`.
 * @throws ChunkLoadError
 */
export async function loadPart<T>(load: () => Promise<T>, files: readonly string[], from: string): Promise<T> {
  const [url = '', ...needs] = files.map((file) => new URL(file, from).href);
  const module = await arrive(load, url, needs);
  return (module as T | undefined) ?? load();
}
