import { isTag } from '../dom/nodes';
import type { RawSettings } from '../types';
import { isRecord } from './json';
import { siteGlobal } from './siteGlobals';
import type { SiteTexts } from './texts';

/**
 * The site's configuration for all its pages: `window.storefrontWidgetsConfig`, by a script of its own. It is the
 * owner's word, in contrast to the markup of a page, which authors of posts write.
 */
export interface SiteConfig {
  /** Where the chunks are. Needed only when an optimiser inlines the loader, or a bundler; null: beside no script. */
  base?: string | null;
  disable?: string | readonly string[];
  /** Warns in the console of typos and bad settings, which `report()` lists in any case. @default false */
  debug?: boolean;
  /**
   * When widgets load, for all types or by type (`*`: all others), instead of what their own manifests say; `data-when` on
   * a host overrides it. @example { gallery: 'load' }
   */
  when?: string | Readonly<Record<string, string>>;
  /** @example { lightbox: { closeText: 'Schließen (Esc)' } } */
  texts?: SiteTexts;
  /**
   * Settings by widget type, or by selector for the widgets of the hosts that match it. A key of letters, digits and
   * dashes alone is a type, any other a selector. Selectors override types, later selectors earlier ones, and a host's
   * own settings override both, key by key. The only place for settings that markup may not give: keys, foreign
   * addresses, names of cookies and of consent.
   * @example { map: { api_key: '…' }, '#hero .image-carousel': { autoplay: false } }
   */
  settings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /**
   * Hosts that belong to the site beside its own, as in addresses: pictures and files may come from there, and widgets
   * may lead there. @example ['cdn.shop.example']
   */
  hosts?: readonly string[];
}

/** The site's configuration; empty where it has none. */
export const siteConfig = (): SiteConfig => (siteGlobal('storefrontWidgetsConfig') ?? {}) as SiteConfig;

/** Is a key of the configuration's settings the name of a widget type? Any other key is a selector. */
export const isTypeName = (key: string): boolean => /^[\w-]+$/.test(key);

function matches(host: Element, selector: string): boolean {
  try {
    return host.matches(selector);
  } catch {
    // `report()` names a selector that cannot be read.
    return false;
  }
}

/** What is saved in the WordPress plugin, of the shape of the configuration's settings, in a global of its own. */
export const SAVED = 'storefrontWidgetsSaved';

/**
 * The entries of the configuration's settings for a widget: those of its type, then the selectors that match its host.
 * What is saved in the plugin overrides what the site's code says, entry by entry and key by key.
 */
export function siteEntries(type: string, host: Element): [entry: string, values: RawSettings][] {
  const entries = [siteConfig().settings, siteGlobal(SAVED)].flatMap((settings) =>
    Object.entries(isRecord(settings) ? settings : {}).filter((one): one is [string, RawSettings] => isRecord(one[1])),
  );
  return [
    ...entries.filter(([key]) => key === type),
    ...entries.filter(([key]) => !isTypeName(key) && matches(host, key)),
  ];
}

/** The configuration's settings for a widget on a host. */
export const siteSettings = (type: string, host: Element): RawSettings =>
  Object.assign({}, ...siteEntries(type, host).map(([, values]) => values));

/** Is it an address of the site: http(s), of its own origin, or of a host that its configuration lists? */
export function isOfSite(url: URL): boolean {
  if (url.origin === window.location.origin) return true;
  const { hosts } = siteConfig();
  return /^https?:$/.test(url.protocol) && Array.isArray(hosts) && hosts.includes(url.host);
}

const ASKED =
  'script[src],link:is([rel~=stylesheet],[rel~=preload],[rel~=preconnect],[rel~=dns-prefetch],[rel~=icon])[href]';

/**
 * May markup load a picture, a film or a drawing from there? From the site, and from where the page itself has scripts,
 * styles or its icon, or makes ready to: only the site can write those, so that host hears of every visitor anyway.
 */
export function isMediaHost(url: URL): boolean {
  if (isOfSite(url)) return true;
  if (!/^https?:$/.test(url.protocol)) return false;
  return [...document.querySelectorAll(ASKED)].some((element) => {
    const address = isTag(element, 'script') ? element.src : (element as HTMLLinkElement).href;
    try {
      return new URL(address).host === url.host;
    } catch {
      return false;
    }
  });
}
