/**
 * Completes the manifest of a widget whose folder has a `rest.ts` with what only pages with such a host need: `reason`
 * and `prepare`. Until that file has loaded, its hosts rest as the server printed them.
 */
import type { Found } from '../claim/found';
import { canRest, whenOf } from '../claim/when';
import type { Manifest } from '../types';
import type { Boot } from './boot';
import { importChunk } from './chunks';

/** What a `rest.ts` exports. */
export interface RestModule extends Pick<Manifest, 'reason' | 'prepare'> {
  /** Shares the page's policy and nonce with the runtime; for files that parse HTML. */
  sharePage?(boot: Boot): void;
}

/** The files of the page's hosts at rest. */
export interface RestFiles {
  /** Loads the files for these hosts. */
  look(found: readonly Found[]): void;
  /** Is the manifest's file still loading? */
  isWaiting(name: string): boolean;
}

/** Creates the page's one `RestFiles`; `onComplete` is called with each manifest that its file has completed. */
export function createRestFiles(boot: () => Boot, onComplete: (manifest: Manifest) => void): RestFiles {
  const asked = new Set<string>();
  const waiting = new Set<string>();

  async function complete(manifest: Manifest): Promise<void> {
    const { name } = manifest;
    const load = (): Promise<unknown> => importChunk(`rest-${name}`, boot().base + boot().chunks.rest[name]);
    try {
      const { sharePage, ...added } = (await boot().orNewest(load)) as RestModule;
      sharePage?.(boot());
      Object.assign(manifest, added);
    } catch (error) {
      manifest.reason = () => String(error);
    }
    waiting.delete(name);
    onComplete(manifest);
  }

  return {
    look(found) {
      const { base, chunks } = boot();
      for (const { manifest, host } of found) {
        const { name } = manifest;
        if (!base || !chunks.rest[name] || asked.has(name)) continue;
        if (!canRest(whenOf(manifest, host))) continue;
        if (manifest.needsRest?.() === false) continue;
        asked.add(name);
        waiting.add(name);
        void complete(manifest);
      }
    },
    isWaiting: (name) => waiting.has(name),
  };
}
