/** In edit mode a type that is registered again takes the place of the one before, so that its author sees changes. */
import type { Hosts } from '../core/hosts/hosts';
import type { Boot } from '../core/load/boot';
import type { Manifest } from '../core/types';
import { isEditMode } from '../elementor/base/editMode';
import type { StorefrontWidgetsApi } from './api';

const rulesOf = (sheet: CSSStyleSheet): string => [...sheet.cssRules].map(({ cssText }) => cssText).join('');

/** Removes the sheet that was adopted for a type's `critical` rules. */
function dropCritical({ critical }: Manifest): void {
  if (!critical) return;
  const own = new CSSStyleSheet();
  own.replaceSync(typeof critical === 'function' ? critical() : critical);
  const { adoptedStyleSheets: sheets } = document;
  const at = sheets.findIndex((sheet) => rulesOf(sheet) === rulesOf(own));
  if (at >= 0) sheets.splice(at, 1);
}

/**
 * Takes the integrator's type `name` away, if there is one, and calls `add`, which registers the next one and returns
 * whether that was accepted; if not, the old type stays. Hosts of the old type mount as the new one, or become the
 * server's markup if that does not claim them.
 */
function replaceType(name: string, { claims, isBuiltIn }: Boot, hosts: Hosts, add: () => boolean): boolean {
  // The claims' own list; only this function takes something out of it.
  const manifests = claims.manifests as Manifest[];
  const at = manifests.findIndex((one) => one.name === name);
  const old = manifests[at];
  if (!old || isBuiltIn(name)) return add();
  const before = hosts.instances().filter(({ type }) => type.name === name);
  manifests.splice(at, 1);
  if (!add()) {
    manifests.splice(at, 0, old);
    return false;
  }
  dropCritical(old);
  for (const { host } of before) {
    hosts.unmount(host);
    hosts.mount(host);
  }
  return true;
}

let isAllowed = false;

/** From now on `register` replaces types in edit mode. */
export function allowAgain(boot: Boot, hosts: Hosts): void {
  if (isAllowed) return;
  isAllowed = true;
  const api = boot.api as StorefrontWidgetsApi;
  const { register } = api;
  api.register = (type) => {
    const add = (): boolean => register(type);
    return isEditMode() ? replaceType(type.name, boot, hosts, add) : add();
  };
}
