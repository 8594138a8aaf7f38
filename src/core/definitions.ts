import type { Boot } from './boot';
import { ChunkLoadError, importChunk, loadStyles } from './chunks';
import type { WidgetDefinition, WidgetType } from './types';

const pending = new WeakMap<WidgetType, Promise<WidgetDefinition>>();
const ready = new WeakMap<WidgetType, WidgetDefinition>();

async function fetchDefinition(type: WidgetType, boot: Boot): Promise<WidgetDefinition> {
  if (type.load) return type.load();
  const chunk = boot.chunks.widgets[type.name];
  if (!chunk) throw new ChunkLoadError(type.name, 'missing', boot.base);
  const url = boot.base + chunk.js;
  const styles = Promise.all(chunk.css.map((file) => loadStyles(boot.base + file)));
  const module = (await importChunk(type.name, url)) as { default?: WidgetDefinition };
  await styles;
  if (!module.default) throw new ChunkLoadError(type.name, 'missing', url);
  return module.default;
}

/** The definition, if it is here already. */
export const readyDefinition = (type: WidgetType): WidgetDefinition | undefined =>
  ready.get(type) ?? (type.component || type.mount ? type : undefined);

/** Loads a type's definition once for all its hosts. A failure is forgotten, so that a later host may try again. */
export function loadDefinition(type: WidgetType, boot: Boot): Promise<WidgetDefinition> {
  const known = pending.get(type);
  if (known) return known;
  const loading = fetchDefinition(type, boot).then(
    (definition) => {
      ready.set(type, definition);
      return definition;
    },
    (error: unknown) => {
      pending.delete(type);
      throw error;
    },
  );
  pending.set(type, loading);
  return loading;
}
