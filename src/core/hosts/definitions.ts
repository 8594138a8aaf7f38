import type { Boot } from '../load/boot';
import type { ChunkMap } from '../load/chunkMap';
import { ChunkLoadError, cachePromise, importChunk, isTimeout, limited, newestChunks } from '../load/chunks';
import { withStyles } from '../load/styles';
import type { WidgetDefinition, WidgetType } from '../types';

const pending = new WeakMap<WidgetType, Promise<WidgetDefinition>>();
const ready = new WeakMap<WidgetType, WidgetDefinition>();

type WidgetChunk = ChunkMap['widgets'][string];

async function importWidget(name: string, chunk: WidgetChunk, base: string): Promise<WidgetDefinition> {
  const url = base + chunk.js;
  const styles = (chunk.css ?? []).map((file) => base + file);
  const module = (await withStyles(importChunk(name, url), styles)) as { default?: WidgetDefinition };
  if (!module.default) throw new ChunkLoadError(name, 'missing', url);
  return module.default;
}

async function newestChunk(name: string, old: WidgetChunk, boot: Boot): Promise<WidgetChunk | undefined> {
  const chunks = await newestChunks(boot.base).catch(() => undefined);
  const chunk = chunks?.widgets[name];
  // A chunk built for another runtime would load a second copy of the runtime.
  return chunks?.runtime === boot.chunks.runtime && chunk?.js !== old.js ? chunk : undefined;
}

async function fetchDefinition(type: WidgetType, boot: Boot): Promise<WidgetDefinition> {
  if (type.component || type.mount) return type;
  if (type.load) return type.load();
  const chunk = boot.chunks.widgets[type.name];
  if (!chunk) throw new ChunkLoadError(type.name, 'missing', boot.base);
  return limited(type.name, boot.base + chunk.js, async () => {
    try {
      return await importWidget(type.name, chunk, boot.base);
    } catch (error) {
      const newer = isTimeout(error) ? undefined : await newestChunk(type.name, chunk, boot);
      if (!newer) throw error;
      return importWidget(type.name, newer, boot.base);
    }
  });
}

/** Is it an integrator's type? Its widgets get the page services, may suspend, and `mount` may return a promise. */
export const isRegistered = ({ component, mount, load }: WidgetType): boolean => !!(component || mount || load);

/** The definition, if it has been loaded. */
export const readyDefinition = (type: WidgetType): WidgetDefinition | undefined =>
  ready.get(type) ?? (type.component || type.mount ? type : undefined);

/** Loads a type's definition once for all its hosts; after a failure, the next call tries again. */
export function loadDefinition(type: WidgetType, boot: Boot): Promise<WidgetDefinition> {
  return cachePromise(pending, type, async () => {
    const definition = await fetchDefinition(type, boot);
    ready.set(type, definition);
    return definition;
  });
}
