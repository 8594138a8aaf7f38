import type { Boot } from '../load/boot';
import type { WidgetDefinition, WidgetType } from '../types';
import { isSelector } from './claims';
import { REPLAYED } from './interactions';

/** The fault of a definition, phrased to follow the type's name; null if there is none. */
export function problemOfDefinition({ component, mount, settings }: WidgetDefinition): string | null {
  if (!component && !mount) return 'has neither a component nor a mount function';
  if (component && mount) return 'has a component and a mount function, which is one too many';
  return settings && typeof settings.parse !== 'function' ? 'has settings that settings.schema() has not made' : null;
}

// No type can be called `none`, because `data-widget="none"` switches an element off.
const NAME = /^(?!none$)[a-z][a-z0-9-]*$/;

/** The keys of a type: what it calls, and what is copied as it is. */
const CALLED = ['load', 'mount', 'read', 'readSite', 'gates'] as const;
const COPIED = ['name', 'label', 'about', 'when', 'priority', 'critical', 'settings', 'component'] as const;

/** The fault of a type, phrased to follow its name; null if there is none. */
function problemOf(given: WidgetType, boot: Boot): string | null {
  for (const key of CALLED)
    if (given[key] && typeof given[key] !== 'function') return `has a key "${key}" that is no function`;
  const type = typeOf(given);
  const { name, adopts = [], replay = [] } = type;
  if (typeof name !== 'string' || !NAME.test(name)) return 'is not a name of lower-case letters, digits and dashes';
  if (boot.isBuiltIn(name) || boot.claims.manifests.some((known) => known.name === name)) {
    return 'is registered already';
  }
  const problem = type.load ? null : problemOfDefinition(type);
  if (problem) return problem;
  const odd = Object.keys(given).find((key) => !(key in type));
  if (odd) return `has a key "${odd}", which is none of ${Object.keys(type).join(', ')}`;
  const selectors = [...adopts, ...replay.map((rule) => rule?.selector)];
  const canRead = selectors.every((one) => typeof one === 'string' && isSelector(one));
  if (!canRead) return 'has a selector that the browser cannot read';
  const isHeld = replay.every(({ type: event }) => REPLAYED.includes(event));
  return isHeld ? null : `has a replay rule that is for none of ${REPLAYED.join(', ')}`;
}

/** A copy of the type that has the known keys alone, also where the type is an instance of a class. */
const typeOf = (given: WidgetType): WidgetType =>
  ({
    ...Object.fromEntries(COPIED.map((key) => [key, given[key]])),
    adopts: [given.adopts ?? []].flat(),
    replay: [given.replay ?? []].flat(),
    ...Object.fromEntries(CALLED.map((key) => [key, given[key]?.bind(given)])),
  }) as unknown as WidgetType;

/** Claims the hosts of an integrator's type. Refuses a faulty type with a warning and returns null. */
export function claimType(given: WidgetType, boot: Boot): WidgetType | null {
  const problem = problemOf(given, boot);
  if (problem) {
    console.warn(`storefront-widgets: widget type "${given.name}" ${problem}; it was not registered.`);
    return null;
  }
  const type = typeOf(given);
  boot.addManifest(type);
  return type;
}
