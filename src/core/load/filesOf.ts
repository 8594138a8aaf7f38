import { pageJQuery } from '../jquery/jquery';
import type { ChunkMap } from '../types';

/** The URLs of all files that the first widget of a type needs besides the runtime. */
export function filesOf({ base, chunks }: { base: string; chunks: ChunkMap }, name: string): string[] {
  const chunk = chunks.widgets[name];
  if (!chunk) return [];
  const { js, css = [], imports = [], gates = [], plain } = chunk;
  const files = [...(plain ? [] : chunks.common), js, ...imports, ...css, ...(pageJQuery() ? gates : [])];
  return files.map((file) => base + file);
}
