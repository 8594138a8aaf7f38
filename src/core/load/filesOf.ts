import { pageJQuery } from '../jquery/jquery';
import type { ChunkMap } from './chunkMap';

/** The URLs of all files that a type's first widget needs besides the runtime; empty for unknown types. */
export function filesOf({ base, chunks }: { base: string; chunks: ChunkMap }, name: string): string[] {
  const chunk = chunks.widgets[name];
  if (!chunk) return [];
  const { js, css = [], imports = [], gates = [], plain } = chunk;
  const files = [...(plain ? [] : chunks.common), js, ...imports, ...css, ...(pageJQuery() ? gates : [])];
  return files.map((file) => base + file);
}
