import { importChunk, preload } from './chunks';
import { withStyles } from './styles';

const parts = new Map<string, Promise<unknown>>();

/**
 * Loads a nested part: the build calls it for every `import()` of our sources, in place of the bundler's own helper. `files`
 * are the part's chunk, then what it needs, relative to `from`.
 * @throws ChunkLoadError
 */
export function loadPart<T>(load: () => Promise<T>, files: readonly string[], from: string): Promise<T> {
  const [url = '', ...needs] = files.map((file) => new URL(file, from).href);
  const before = parts.get(url);
  if (before) return before as Promise<T>;
  const styles = needs.filter((file) => file.endsWith('.css'));
  for (const file of needs) if (!styles.includes(file)) preload(file);
  const name = url.slice(url.lastIndexOf('/') + 1);
  const part = withStyles(importChunk(name, url, load), styles);
  // Once only: a part that came under two addresses would run twice.
  parts.set(url, part);
  part.catch(() => parts.delete(url));
  return part as Promise<T>;
}
