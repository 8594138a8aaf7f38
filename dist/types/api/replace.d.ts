/** In edit mode a type that is registered again takes the place of the one before, so that its author sees changes. */
import type { Hosts } from '../core/hosts/hosts.js';
import type { Boot } from '../core/load/boot.js';
/** From now on `register` replaces types in edit mode. */
export declare function allowAgain(boot: Boot, hosts: Hosts): void;
