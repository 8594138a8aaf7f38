/** Shows changes on the page, in the site's configuration and in hosts' attributes, and can restore both. */
import type { Hosts } from '../core/hosts/hosts';
import { isRecord, parseJson } from '../core/settings/json';
import { SAVED, siteConfig } from '../core/settings/siteConfig';
import { siteGlobal } from '../core/settings/siteGlobals';
import type { Draft, Entries } from './drafts';
import { jsonOf } from './values';

/** The preview of the panel's changes on the page. */
export interface Preview {
  /** The configuration's settings as the page has them now. */
  entries(): Entries;
  /** The panel's number of a host. */
  numberOf(host: HTMLElement): string;
  /** The host with this number. */
  hostOf(number: string): HTMLElement | undefined;
  show(draft: Draft): void;
  /** Shows the saved settings, and restores the attributes. */
  restore(base: Draft): void;
}

/** Has the site our plugin? Then the panel edits the entries that are saved in it, not those of the site's code. */
export const hasPlugin = (): boolean => !!(siteGlobal(SAVED) ?? siteGlobal('storefrontWidgetsPanel'));

function readEntries(): Entries {
  const settings = hasPlugin() ? siteGlobal(SAVED) : siteConfig().settings;
  if (!isRecord(settings)) return {};
  return Object.fromEntries(
    Object.entries(settings).filter((one): one is [string, Entries[string]] => isRecord(one[1])),
  );
}

/** Writes the page's global. Makes a new object, because other scripts may have kept the old one. */
function writeEntries(settings: Entries): void {
  if (hasPlugin()) Object.assign(window, { [SAVED]: settings });
  else window.storefrontWidgetsConfig = { ...siteConfig(), settings };
}

/** The entries without others than `only`. */
const ownOf = (entries: Entries, only: string): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => name === only));

/**
 * Makes the preview of one opening of the panel, or of a form for the entry `only`, which leaves all other entries as
 * they are, because the panel or another form may change them.
 */
export function createPreview(hosts: Hosts, only?: string): Preview {
  const numbers = new WeakMap<HTMLElement, string>();
  const numbered = new Map<string, HTMLElement>();
  const attributes = new Map<HTMLElement, string | null>();
  let shown: Entries | undefined;

  const setAttribute = (host: HTMLElement, value: string | null): void => {
    if (host.getAttribute('data-settings') === value) return;
    if (value === null) host.removeAttribute('data-settings');
    else host.setAttribute('data-settings', value);
  };

  function showAttributes(wanted: Entries): void {
    for (const [host, before] of attributes) {
      if (Object.hasOwn(wanted, numbers.get(host) ?? '')) continue;
      setAttribute(host, before);
      attributes.delete(host);
    }
    for (const [number, values] of Object.entries(wanted)) {
      const host = numbered.get(number);
      if (!host) continue;
      const before = attributes.has(host) ? (attributes.get(host) ?? null) : host.getAttribute('data-settings');
      attributes.set(host, before);
      const own = before === null ? undefined : parseJson(before);
      const json = jsonOf({ ...(isRecord(own) && own), ...values });
      if (json !== undefined) setAttribute(host, json);
    }
  }

  function show({ site, host }: Draft): void {
    // The page's observer sees changed attributes, so only the configuration needs `refreshSettings`.
    showAttributes(host);
    if (site === shown) return;
    shown = site;
    writeEntries(only === undefined ? site : { ...readEntries(), [only]: {}, ...site });
    hosts.refreshSettings();
  }

  return {
    entries() {
      shown = only === undefined ? readEntries() : ownOf(readEntries(), only);
      return shown;
    },
    numberOf(host) {
      const known = numbers.get(host);
      if (known) return known;
      const number = String(numbered.size + 1);
      numbers.set(host, number);
      numbered.set(number, host);
      return number;
    },
    hostOf: (number) => numbered.get(number),
    show,
    restore: (base) => show({ site: base.site, host: {} }),
  };
}
