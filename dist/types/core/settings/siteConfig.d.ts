import type { Problem } from '../problems.js';
import type { RawSettings } from '../types.js';
import type { SiteTexts } from './texts.js';
/**
 * The site's configuration for all its pages: `window.storefrontWidgetsConfig`, which a script of the site sets. Only
 * the site's owner can write it, in contrast to the markup of a page, which authors of posts write.
 */
export interface SiteConfig {
    /**
     * The address of the chunks. Needed only if an optimiser or a bundler inlines the loader; null: not beside the
     * script.
     */
    base?: string | null;
    disable?: string | readonly string[];
    /** Warns in the console of typos and bad settings, which `report()` lists in any case. @default false */
    debug?: boolean;
    /**
     * When widgets load, for all types or by type (`*`: all others). It overrides the widgets' own choice; `data-when` on
     * a host overrides it. @example { gallery: 'load' }
     */
    when?: string | Readonly<Record<string, string>>;
    /** @example { lightbox: { closeText: 'Schließen (Esc)' } } */
    texts?: SiteTexts;
    /**
     * Settings by widget type, or by selector for the widgets of the hosts that match it. A key of letters, digits and
     * dashes alone is a type, any other a selector. Selectors override types, later selectors earlier ones, and a host's
     * own settings override both, key by key; only what the plugin has saved for a selector overrides the host's
     * attribute. The only place for settings that markup may not give: keys, foreign
     * addresses, names of cookies and of consent.
     * @example { map: { api_key: '…' }, '#hero .image-carousel': { autoplay: false } }
     */
    settings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    /**
     * Hosts that belong to the site beside its own, as in addresses: pictures and files may come from there, and widgets
     * may lead there. @example ['cdn.shop.example']
     */
    hosts?: readonly string[];
    /**
     * Is called with each failure of ours on the page, once per view: for a service that collects errors. What the texts
     * name may belong to the visitor, such as the address of a page. @example (problem) => errors.send(problem)
     */
    onReport?(problem: Problem): void;
}
/** The site's configuration; empty where it has none. */
export declare const siteConfig: () => SiteConfig;
/** Does a key of the configuration's settings name a widget type? Any other key is a selector. */
export declare const isTypeName: (key: string) => boolean;
/** The global with the settings that the WordPress plugin has saved, in the shape of the configuration's settings. */
export declare const SAVED = "storefrontWidgetsSaved";
type Entry = [entry: string, values: RawSettings];
/**
 * The entries of the configuration's settings for a widget: those of its type, then the selectors that match its host.
 * For a type, settings that the plugin has saved override those of the site's code, key by key.
 */
export declare function siteEntries(type: string, host: Element): Entry[];
/**
 * The entries that the plugin has saved for selectors that match the host. They override the host's attribute: what an
 * owner saves for an element is a newer word of the same site than what the page builder prints for it.
 */
export declare const savedEntries: (host: Element) => Entry[];
/** The configuration's settings for a widget on a host, what the plugin has saved included. */
export declare const siteSettings: (type: string, host: Element) => RawSettings;
/** What the plugin has saved for selectors that match the host, which overrides the host's attribute. */
export declare const savedSettings: (host: Element) => RawSettings;
/** Is the address on the site, i.e. of the page's origin, or http(s) on a host that the site's configuration lists? */
export declare function isOfSite(url: URL): boolean;
/**
 * May markup load a picture, a film or a drawing from this address? It may from the site, and from hosts from which the
 * page loads or preloads scripts, styles or its icon, or to which it connects early: only the site can write those
 * tags, so these hosts hear of every visitor anyway.
 */
export declare function isMediaHost(url: URL): boolean;
export {};
