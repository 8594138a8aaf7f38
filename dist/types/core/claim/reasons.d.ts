import type { Manifest } from '../types.js';
import { type Claims } from './claims.js';
/** What may give a reason later: another tab has changed the cart, the address names a part. */
export declare const CHANGES: readonly ['hashchange', 'pageshow', 'storage', 'focus'];
/** What the widget waits for on this host: the host's word, else the site's for its type or for all, else its own. */
export declare function whenOf({ name, when }: Manifest, host: Element): string;
/** Does the widget start only when a visitor turns to it? */
export declare const waitsForIntent: (when: string) => boolean;
/** May the widget wait? Then a reason can start it, and its host is prepared. */
export declare const canRest: (when: string) => boolean;
/** Why widgets cannot wait for the visitor. */
export interface Reasons {
    /** Why a widget that waits for intent must start on this host at once; undefined if it can wait. */
    of(manifest: Manifest, host: Element): string | undefined;
    /** Something has given a reason: the widget starts on this host at once. */
    add(name: string, host: Element, reason: string): void;
}
/** Creates the page's one `Reasons`; `onAdd` hears of each reason that is added. */
export declare function createReasons(onAdd: (name: string, host: Element, reason: string) => void): Reasons;
/** A widget on the page, before the runtime has come. */
export interface Found {
    manifest: Manifest;
    host: Element;
}
/** The part of the host that `target` lies in, if its use is intent on this widget. */
export declare const intendedPart: ({ parts }: Manifest, host: Element, target: EventTarget | null) => Element | null;
/** The hosts of a type in `root`, itself included. */
export declare function hostsOf(claims: Claims, manifest: Manifest, root?: ParentNode): Element[];
/** The widgets on the page, of the types that are known. */
export declare function widgetsOn(claims: Claims): Generator<Found>;
/** The types whose part of the page `target` is, and the others that start now. */
export declare function wantedTypes(claims: Claims, reasons: Reasons, target: EventTarget | null): {
    meant: Set<string>;
    others: Set<string>;
};
/** Why the runtime starts, and where the visitor was at that time. */
export interface Start {
    reason: string;
    target: EventTarget | null;
}
/** Waits with the runtime until there is a reason. */
export interface Rest {
    /** Why nothing has started yet, or what has. */
    readonly note: string;
    /** Resolves with the first input anywhere. */
    readonly input: Promise<void>;
    start(reason: string): void;
    /** Looks at the page again: more types are known. */
    look(): void;
}
/** What a look at the page asks of its owner. */
export interface RestingPage {
    /** Prepares what has been found; each look searches the page once, which is what it costs. */
    prepare(found: readonly Found[]): void;
    /** Why the page needs the runtime, whatever widgets it has; `input` is the type of the first input, once there was one. */
    isNeeded(input?: string): string | undefined;
    start(why: Start): void;
}
/**
 * Starts the page once, at the first reason: the page needs the runtime, or a host cannot wait, or there is a first input and
 * any host. Looks when the page has been parsed, once it has loaded, and after elements were added.
 */
export declare function restUntilNeeded(claims: Claims, reasons: Reasons, page: RestingPage): Rest;
