import type { WidgetRegistration } from './api';
import type { Boot } from './core/boot';
import { isSelector } from './core/claims';
import type { Hosts } from './core/hosts';

// `none` switches an element off.
const NAME = /^(?!none$)[a-z][a-z0-9-]*$/;

function problemOf(type: WidgetRegistration<unknown>, boot: Boot): string | null {
  if (typeof type.name !== 'string' || !NAME.test(type.name)) {
    return 'is not a name of lower-case letters, digits and dashes';
  }
  if (boot.claims.manifests.some((known) => known.name === type.name)) return 'is registered already';
  if (!type.component && !type.mount) return 'has neither a component nor a mount function';
  const selectors = [...(type.adopts ?? []), ...(type.replay ?? []).map((rule) => rule?.selector)];
  const canRead = selectors.every((one) => typeof one === 'string' && isSelector(one));
  return canRead ? null : 'has a selector that the browser cannot read';
}

/** Adds a widget type and starts its hosts; a faulty type is refused with a warning, and the result is false. */
export function register(given: WidgetRegistration<unknown>, boot: Boot, hosts: Hosts): boolean {
  const { name, when, priority, critical, settings, component } = given;
  const type: WidgetRegistration<unknown> = {
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
    console.warn(`storefront-widgets: widget type "${type.name}" ${problem}; it was not registered.`);
    return false;
  }
  boot.addManifest(type);
  hosts.add(type as Parameters<Hosts['add']>[0]);
  if (document.readyState !== 'loading') hosts.scan(document);
  return true;
}
