import type { GuardContext, Manifest } from '../types.js';
import type { Claims } from './claims.js';
/** Adds style rules in a constructed sheet, which a content security policy does not block. */
export declare function adoptStyle(css: string): void;
/** The context for one widget's `guard` and `release`; `addReason` hears why the widget must start: a script calls a plugin that it replaces. */
export declare function guardContext(manifest: Manifest, claims: Claims, addReason?: (name: string, host: Element, reason: string) => void): GuardContext;
