import { preload } from './chunks';
import { loadStyles } from './styles';

/**
 * Stands around every dynamic import of the build: asks for the files that the chunk needs beside it, and waits for its
 * styles. `files` are relative to `importer`.
 */
export function fetchAhead<T>(load: () => Promise<T>, files: readonly string[] = [], importer = ''): Promise<T> {
  const styles = files.map((file) => {
    const url = new URL(file, importer).href;
    return url.endsWith('.css') ? loadStyles(url) : preload(url);
  });
  return Promise.all(styles).then(load);
}
