import type { RawSettings } from '../types.js';
import type { SiteTexts } from './texts.js';
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
export declare const siteConfig: () => SiteConfig;
/** Is a key of the configuration's settings the name of a widget type? Any other key is a selector. */
export declare const isTypeName: (key: string) => boolean;
/** What is saved in the WordPress plugin, of the shape of the configuration's settings, in a global of its own. */
export declare const SAVED = "storefrontWidgetsSaved";
/**
 * The entries of the configuration's settings for a widget: those of its type, then the selectors that match its host.
 * What is saved in the plugin overrides what the site's code says, entry by entry and key by key.
 */
export declare function siteEntries(type: string, host: Element): [entry: string, values: RawSettings][];
/** The configuration's settings for a widget on a host. */
export declare const siteSettings: (type: string, host: Element) => RawSettings;
/** Is it an address of the site: http(s), of its own origin, or of a host that its configuration lists? */
export declare function isOfSite(url: URL): boolean;
/**
 * May markup load a picture, a film or a drawing from there? From the site, and from where the page itself has scripts,
 * styles or its icon, or makes ready to: only the site can write those, so that host hears of every visitor anyway.
 */
export declare function isMediaHost(url: URL): boolean;
