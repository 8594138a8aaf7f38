import { problemOfDefinition } from '../core/claim/registration';
import type { Hosts } from '../core/hosts/hosts';
import type { Boot } from '../core/load/boot';
import { isRecord } from '../core/settings/json';
import type { WidgetDefinition, WidgetType } from '../core/types';
import type { WidgetRegistration } from './registration';

/** Loads the services for integrators' code, and then resolves with the API. */
type LoadApi = () => Promise<object>;

/** Wraps a type's `load`, so that it gets the API and may resolve with a module, and checks its result. */
function withApi(type: WidgetType, loadApi: LoadApi): WidgetType {
  const { load, name } = type;
  if (!load) return type;
  // Changes the type itself, because its hosts are claimed by this object.
  return Object.assign(type, {
    async load() {
      const loaded: unknown = await load(await loadApi());
      const given = isRecord(loaded) && 'default' in loaded ? loaded.default : loaded;
      const definition: WidgetDefinition = { ...type, ...(given as WidgetDefinition) };
      const problem = problemOfDefinition(definition);
      if (problem) throw new Error(`What "${name}" loads ${problem}.`);
      return definition;
    },
  });
}

/** Adds a type whose hosts are already claimed, a built-in type or an integrator's. */
export function addClaimed(type: WidgetType, hosts: Hosts, loadApi: LoadApi): void {
  hosts.add(withApi(type, loadApi));
}

/** Adds a widget type and starts its hosts; a faulty type is refused with a warning, and the result is false. */
export function register(given: WidgetRegistration<unknown>, boot: Boot, hosts: Hosts, loadApi: LoadApi): boolean {
  const type = boot.claimType(given as WidgetType);
  if (!type) return false;
  addClaimed(type, hosts, loadApi);
  if (document.readyState !== 'loading') hosts.scan(document);
  return true;
}
