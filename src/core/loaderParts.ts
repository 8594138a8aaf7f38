/**
 * What the loader has and the chunks need: they take it from here, so that it is fetched once and there is one instance.
 * `scripts/fromLoader.ts` puts `window.storefrontWidgetsLoader` in place of the imports in the chunks.
 */
import { ChunkLoadError, importChunk, newestChunks, preload } from './chunks';
import { isJQuery, isSupportedVersion, onJQueryDefined, pageJQuery, withJQuery } from './jquery';

/** Everything that chunks may import from `chunks.ts` and `jquery.ts`. */
export const loaderParts = {
  ChunkLoadError,
  importChunk,
  newestChunks,
  preload,
  isJQuery,
  isSupportedVersion,
  onJQueryDefined,
  pageJQuery,
  withJQuery,
};

declare global {
  interface Window {
    /** For our own chunks only. */
    storefrontWidgetsLoader?: typeof loaderParts;
  }
}
