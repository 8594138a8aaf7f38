import type { Manifest } from '../types.js';
import { type Claims } from './claims.js';
/** Events after which there may be a reason: another tab has changed the cart, or the address names a part. */
export declare const CHANGES: readonly ['hashchange', 'pageshow', 'storage', 'focus'];
/**
 * What the widget waits for on this host: the host's `data-when`, else the site's configuration for its type or for all
 * types, else its manifest's `when`.
 */
export declare function whenOf({ name, when }: Manifest, host: Element): string;
/** Does the widget start only when a visitor turns to it? */
export declare const waitsForIntent: (when: string) => boolean;
/** May the widget wait? Then a reason can start it, and its host is prepared. */
export declare const canRest: (when: string) => boolean;
/** Why widgets cannot wait for the visitor. */
export interface Reasons {
    /** Why a widget that waits for intent must start on this host at once; undefined if it can wait. */
    of(manifest: Manifest, host: Element): string | undefined;
    /** Records a reason, which starts the widget on this host at once. */
    add(name: string, host: Element, reason: string): void;
}
/** Creates the page's one `Reasons`; `onAdd` hears of each reason that is added. */
export declare function createReasons(onAdd: (name: string, host: Element, reason: string) => void): Reasons;
/** A widget on the page, before the runtime has loaded. */
export interface Found {
    manifest: Manifest;
    host: Element;
}
/** The part of the host that `target` lies in; null if using `target` is no intent on this widget. */
export declare const intendedPart: ({ parts }: Manifest, host: Element, target: EventTarget | null) => Element | null;
/** The hosts of a type in `root`, which may be a host itself. */
export declare function hostsOf(claims: Claims, manifest: Manifest, root?: ParentNode): Element[];
/** The widgets on the page, of the types that are known. */
export declare function widgetsOn(claims: Claims): Generator<Found>;
/** The types that wait for intent and whose host contains `target` (`meant`), and the others that start now. */
export declare function wantedTypes(claims: Claims, reasons: Reasons, target: EventTarget | null): {
    meant: Set<string>;
    others: Set<string>;
};
/** Why the runtime starts, and where the visitor was at that time. */
export interface Start {
    reason: string;
    target: EventTarget | null;
}
/** The wait for a reason to load the runtime. */
export interface Rest {
    /** Why nothing has started yet, or what has. */
    readonly note: string;
    /** Resolves with the first input anywhere. */
    readonly input: Promise<void>;
    start(reason: string): void;
    /** Looks for reasons on the page again, because more types are known. */
    look(): void;
}
/** What `restUntilNeeded` asks of its caller. */
export interface RestingPage {
    /** Prepares the widgets that a look has found, so that each look searches the page only once. */
    prepare(found: readonly Found[]): void;
    /** Why the page needs the runtime, whatever widgets it has; `input` is the type of the first input, if any. */
    isNeeded(input?: string): string | undefined;
    start(why: Start): void;
}
/**
 * Starts the page once, at the first reason: the page needs the runtime, or a host cannot wait, or the page has a host
 * and there was an input. Looks when the page has been parsed, once it has loaded, and after elements were added.
 */
export declare function restUntilNeeded(claims: Claims, reasons: Reasons, page: RestingPage): Rest;
