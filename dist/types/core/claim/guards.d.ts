import type { GuardContext, Manifest } from '../types.js';
import type { Claims } from './claims.js';
/** Adds style rules in a constructed sheet, which a content security policy does not block. */
export declare function adoptStyle(css: string): void;
/** The context for one widget's `guard` and `release`; `onCall` hears of calls of the plugins that it replaces. */
export declare function guardContext(manifest: Manifest, claims: Claims, onCall?: (name: string, host: Element, plugin: string) => void): GuardContext;
