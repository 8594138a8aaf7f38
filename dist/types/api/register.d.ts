import type { Hosts } from '../core/hosts/hosts.js';
import type { Boot } from '../core/load/boot.js';
import type { WidgetRegistration } from './api.js';
/** Adds a widget type and starts its hosts; a faulty type is refused with a warning, and the result is false. */
export declare function register(given: WidgetRegistration<unknown>, boot: Boot, hosts: Hosts): boolean;
