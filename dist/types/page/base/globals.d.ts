import { siteGlobal } from '../../core/siteGlobals.js';
/** A global that the CMS prints; undefined when missing. Read it late, because an optimiser may delay its script. */
export declare const pageGlobal: typeof siteGlobal;
/** A text of a page global, or `fallback`. Numbers and empty texts count as given. */
export declare function globalText(global: Record<string, unknown> | undefined, key: string, fallback: string): string;
/** Is a scalar of a CMS global a yes: `"1"`, `"yes"`, `"true"`, `"on"`, `1` or `true`? */
export declare const isYes: (value: unknown) => boolean;
