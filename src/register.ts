import type { WidgetRegistration } from './api';
import type { Boot } from './core/boot';
import type { Hosts } from './core/hosts';
import { claimType } from './core/registration';
import type { WidgetType } from './core/types';

/** Adds a widget type and starts its hosts; a faulty type is refused with a warning, and the result is false. */
export function register(given: WidgetRegistration<unknown>, boot: Boot, hosts: Hosts): boolean {
  const type = claimType(given as WidgetType, boot);
  if (!type) return false;
  hosts.add(type);
  if (document.readyState !== 'loading') hosts.scan(document);
  return true;
}
