import type { RawSettings } from '../types';
import { isRecord } from './json';
import { siteGlobal } from './siteGlobals';
import type { SiteTexts } from './texts';

/**
 * What the site sets for all its pages: `window.storefrontWidgetsConfig`, by a script of its own. It is the owner's word,
 * in contrast to the markup of a page, which authors of posts write.
 */
export interface SiteConfig {
  /** Where the chunks are. Needed only when an optimiser inlines the loader, or a bundler; null: beside no script. */
  base?: string | null;
  disable?: string | readonly string[];
  /** Warns in the console of typos and bad settings, which `report()` tells in any case. @default false */
  debug?: boolean;
  /** @example { lightbox: { closeText: 'Schließen (Esc)' } } */
  texts?: SiteTexts;
  /**
   * Settings of all widgets of a type; what markup says overrides them key by key. The only place for what markup may not
   * say: keys, foreign addresses, names of cookies and of consent. @example { map: { api_key: '…' } }
   */
  settings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /**
   * Hosts that belong to the site beside its own, as in addresses: pictures and files may come from there, and widgets may
   * lead there. @example ['cdn.shop.example']
   */
  hosts?: readonly string[];
}

/** The site's configuration; empty where it has none. */
export const siteConfig = (): SiteConfig => (siteGlobal('storefrontWidgetsConfig') ?? {}) as SiteConfig;

/** What the configuration sets for all widgets of a type. */
export function siteSettings(type: string): RawSettings {
  const { settings } = siteConfig();
  const given: unknown = isRecord(settings) && Object.hasOwn(settings, type) ? settings[type] : undefined;
  return isRecord(given) ? given : {};
}

/** Is it an address of the site: http(s), of its own origin, or of a host that its configuration lists? */
export function isOfSite(url: URL): boolean {
  if (url.origin === window.location.origin) return true;
  const { hosts } = siteConfig();
  return /^https?:$/.test(url.protocol) && Array.isArray(hosts) && hosts.includes(url.host);
}

const ASKED =
  'script[src],link:is([rel~=stylesheet],[rel~=preload],[rel~=preconnect],[rel~=dns-prefetch],[rel~=icon])[href]';

/**
 * May a picture, a film or a drawing come from there because markup says so? From the site, and from where the page itself
 * has scripts, styles or its icon, or makes ready to: only the site can write those, so that host hears of every visitor anyway.
 */
export function isMediaHost(url: URL): boolean {
  if (isOfSite(url)) return true;
  if (!/^https?:$/.test(url.protocol)) return false;
  return [...document.querySelectorAll(ASKED)].some((element) => {
    const address = element instanceof HTMLScriptElement ? element.src : (element as HTMLLinkElement).href;
    return URL.canParse(address) && new URL(address).host === url.host;
  });
}
