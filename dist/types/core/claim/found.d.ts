import type { Manifest } from '../types.js';
import { type Claims } from './claims.js';
import type { Reasons } from './reasons.js';
/** A widget on the page, before the runtime has loaded. */
export interface Found {
    manifest: Manifest;
    host: Element;
}
/** The elements in and on `root` that the selectors of the known types match, whether claimed or not. */
export declare function matchesIn(claims: Claims, root?: ParentNode): Generator<Found>;
/** The widgets on the page, of the types that are known. */
export declare function widgetsOn(claims: Claims): Generator<Found>;
/** The first reason among these widgets, with the widget's name; undefined if all can wait. */
export declare function firstReason(found: readonly Found[], reasons: Reasons): string | undefined;
/** The types that wait for intent and whose host contains `target` (`meant`), and the others that start now. */
export declare function wantedTypes(claims: Claims, reasons: Reasons, target: EventTarget | null): {
    meant: Set<string>;
    others: Set<string>;
};
