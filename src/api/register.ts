import type { Hosts } from '../core/hosts/hosts';
import type { Boot } from '../core/load/boot';
import type { WidgetType } from '../core/types';
import type { WidgetRegistration } from './api';

/** Adds a widget type and starts its hosts; a faulty type is refused with a warning, and the result is false. */
export function register(given: WidgetRegistration<unknown>, boot: Boot, hosts: Hosts): boolean {
  const type = boot.claimType(given as WidgetType);
  if (!type) return false;
  hosts.add(type);
  if (document.readyState !== 'loading') hosts.scan(document);
  return true;
}
