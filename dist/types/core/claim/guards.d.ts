import type { GuardContext, Manifest } from '../types.js';
import type { Claims } from './claims.js';
/** Adds style rules in a constructed sheet, which a content security policy does not block. */
export declare function adoptStyle(css: string): void;
/**
 * The context for one widget's `guard` and `release`; `addReason` is called with a reason to start the widget, for
 * example that a script has called a plugin that the widget replaces.
 */
export declare function guardContext(manifest: Manifest, claims: Claims, addReason?: (name: string, host: Element, reason: string) => void): GuardContext;
/** Runs code of a widget, which must not stop that of others. */
export declare function attempt(run: () => void): void;
