/** Loads the runtime for the loader, or gives the page back to its own scripts. */
import { wantedTypes } from '../claim/found';
import { attempt } from '../claim/guards';
import { bringBackLeftOut } from '../claim/inline/inlineCode';
import type { Start } from '../claim/resting';
import { tell } from '../problems';
import type { Boot, Runtime } from './boot';
import type { ChunkMap } from './chunkMap';
import { ChunkLoadError, importChunk, isTimeout, limited, newestChunks } from './chunks';
import { filesOf } from './filesOf';
import { preload, preloadAll, soon } from './preload';
import { whenParsed } from './schedule';

/** Fetches the files that the page needs at once: of widgets that the visitor uses, then of those that start now. */
function preloadWidgets(boot: Boot, target: EventTarget | null): void {
  const { meant, others } = wantedTypes(boot.claims, boot.reasons, target);
  const filesOfAll = (names: Set<string>): string[] => [...names].flatMap((name) => filesOf(boot, name));
  const first = new Set(filesOfAll(meant));
  const later = new Set(filesOfAll(others).filter((file) => !first.has(file)));
  preloadAll(first);
  preloadAll(later, target ? 'low' : 'auto');
}

/** The `report()` before the runtime has started: no widgets, and why. */
export const reportOf = (note: () => string) => () =>
  Object.assign([], { core: import.meta.env.CORE, jQuery: '', notes: [note()] });

function giveUp(boot: Boot, reason: string): void {
  const message = `the runtime could not be loaded. ${reason}`;
  console.error(`storefront-widgets: ${message}`);
  tell('file', message);
  if (window.StorefrontWidgets) window.StorefrontWidgets.report = reportOf(() => message);
  boot.claims.end();
  boot.part.end();
  boot.handlers.settle(false);
  for (const manifest of boot.claims.manifests) {
    for (const host of document.querySelectorAll(boot.claims.selectorOf(manifest))) {
      boot.prepared.undo(manifest.name, host);
      boot.interactions.giveBack(host, manifest.name);
      attempt(() => manifest.release?.(host, boot.guardContext(manifest)));
    }
  }
  boot.interactions.assignHeld();
  bringBackLeftOut();
}

const reasonOf = (error: unknown, base: string): string =>
  error instanceof ChunkLoadError
    ? `Are the files of the release at ${base}? If not, set storefrontWidgetsConfig.base. ${error.message}`
    : String(error);

/** Runs `load`; see `Boot`. */
export async function orNewest<T>(boot: Boot, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const newest = isTimeout(error) ? undefined : await newestChunks(boot.base).catch(() => undefined);
    // The chunks of another release would load a second runtime.
    if (!newest || (boot.api && newest.runtime !== boot.chunks.runtime)) throw error;
    boot.chunks = newest;
    return load();
  }
}

/** Adds the chunk names of the widgets. */
export async function loadNames({ base, chunks }: Boot): Promise<void> {
  if (!chunks.names) return;
  const module = (await importChunk('names', base + chunks.names)) as { default: ChunkMap['widgets'] };
  Object.assign(chunks.widgets, module.default);
}

function loadRuntime(boot: Boot): Promise<Runtime> {
  const load = async (): Promise<Runtime> => {
    const { base, chunks } = boot;
    const [runtime] = await Promise.all([importChunk('runtime', base + chunks.runtime), loadNames(boot)]);
    // The part may have found newer files meanwhile.
    return chunks === boot.chunks ? (runtime as Runtime) : load();
  };
  return limited('runtime', boot.base + boot.chunks.runtime, () => boot.orNewest(load));
}

/** Loads the runtime, and ahead of it the files that it will ask for. */
export function startRuntime(shared: Boot, { reason, target }: Start): void {
  shared.startedBy = reason;
  const { base, chunks } = shared;
  // Guards must run at once; requests cost main-thread time, so they start in later tasks.
  setTimeout(() => {
    if (!base) {
      giveUp(shared, 'Set storefrontWidgetsConfig.base.');
      return;
    }
    loadRuntime(shared)
      .then((runtime) => runtime.start(shared))
      .catch((error: unknown) => giveUp(shared, reasonOf(error, base)));
    soon(() => {
      for (const file of chunks.shared) preload(base + file);
      const preloadAhead = (): void => whenParsed(() => preloadWidgets(shared, target));
      // If the names cannot be loaded, `loadRuntime` fails, too, and reports it.
      loadNames(shared).then(preloadAhead, () => {});
    });
  });
}
