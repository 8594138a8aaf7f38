import type { Manifest, ReplayRule, WidgetManifest } from '../types';

/** The manifests of widgets by name. */
export type Manifests = Readonly<Record<string, WidgetManifest>>;

/** The manifests with their names, in order. */
export const named = (manifests: Manifests): Manifest[] =>
  Object.entries(manifests).map(([name, manifest]) => ({ ...manifest, name }));

/**
 * The manifests, in which what the loader holds for a widget comes before the widget's own `replay`. A rule of these for
 * the same selector replaces it: it may tell more exactly which presses are held.
 */
export const withHolds = (manifests: Manifests, holds: Readonly<Record<string, ReplayRule>>): Manifests =>
  Object.fromEntries(
    Object.entries(manifests).map(([name, manifest]) => {
      const { replay = [] } = manifest;
      const hold = holds[name];
      const isOwn = !hold || replay.some(({ type, selector }) => type === hold.type && selector === hold.selector);
      return [name, { ...manifest, replay: isOwn ? replay : [hold, ...replay] }];
    }),
  );
