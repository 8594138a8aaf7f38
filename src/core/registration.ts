import type { Boot } from './boot';
import { isSelector } from './claims';
import type { WidgetType } from './types';

// `none` switches an element off.
const NAME = /^(?!none$)[a-z][a-z0-9-]*$/;

function problemOf({ name, adopts = [], replay = [], component, mount }: WidgetType, boot: Boot): string | null {
  if (typeof name !== 'string' || !NAME.test(name)) return 'is not a name of lower-case letters, digits and dashes';
  if (name in boot.chunks.widgets || boot.claims.manifests.some((known) => known.name === name)) {
    return 'is registered already';
  }
  if (!component && !mount) return 'has neither a component nor a mount function';
  const selectors = [...adopts, ...replay.map((rule) => rule?.selector)];
  const canRead = selectors.every((one) => typeof one === 'string' && isSelector(one));
  return canRead ? null : 'has a selector that the browser cannot read';
}

/** Claims the hosts of an integrator's type; a faulty type is refused with a warning, and the result is null. */
export function claimType(given: WidgetType, boot: Boot): WidgetType | null {
  const { name, when, priority, critical, settings, component } = given;
  const type: WidgetType = {
    name,
    when,
    priority,
    critical,
    settings,
    component,
    adopts: [given.adopts ?? []].flat(),
    replay: [given.replay ?? []].flat(),
    read: given.read?.bind(given),
    mount: given.mount?.bind(given),
    gates: given.gates?.bind(given),
  };
  const problem = problemOf(type, boot);
  if (problem) {
    console.warn(`storefront-widgets: widget type "${name}" ${problem}; it was not registered.`);
    return null;
  }
  boot.addManifest(type);
  return type;
}
