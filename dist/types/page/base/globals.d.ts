import { siteGlobal } from '../../core/settings/siteGlobals.js';
/** A global printed by the CMS; undefined if missing. Read it late, because an optimiser may delay its script. */
export declare const pageGlobal: typeof siteGlobal;
/** A text from a page global, or `fallback`. Accepts numbers and empty texts. */
export declare function globalText(global: Record<string, unknown> | undefined, key: string, fallback: string): string;
/** Does a value of a CMS global mean yes, i.e. is it `"1"`, `"yes"`, `"true"`, `"on"`, `1` or `true`? */
export declare const isYes: (value: unknown) => boolean;
