import type { Hosts } from '../core/hosts/hosts.js';
import type { Boot } from '../core/load/boot.js';
import type { WidgetType } from '../core/types.js';
import type { WidgetRegistration } from './registration.js';
/** Loads the services for integrators' code, and then resolves with the API. */
type LoadApi = () => Promise<object>;
/** Adds a type whose hosts are already claimed, a built-in type or an integrator's. */
export declare function addClaimed(type: WidgetType, hosts: Hosts, loadApi: LoadApi): void;
/** Adds a widget type and starts its hosts; a faulty type is refused with a warning, and the result is false. */
export declare function register(given: WidgetRegistration<unknown>, boot: Boot, hosts: Hosts, loadApi: LoadApi): boolean;
export {};
