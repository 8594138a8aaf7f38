import type { Manifest, WidgetManifest } from '../types';

/** The manifests of widgets by name. */
export type Manifests = Readonly<Record<string, WidgetManifest>>;

/** The manifests with their names, in order. */
export const named = (manifests: Manifests): Manifest[] =>
  Object.entries(manifests).map(([name, manifest]) => ({ ...manifest, name }));
