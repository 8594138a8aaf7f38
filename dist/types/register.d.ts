import type { WidgetRegistration } from './api';
import type { Boot } from './core/boot';
import type { Hosts } from './core/hosts';
/** Adds a widget type and starts its hosts. A type that something is wrong with is refused with a warning: false. */
export declare function register(type: WidgetRegistration<unknown>, boot: Boot, hosts: Hosts): boolean;
