import type { Manifest } from '../types.js';
/**
 * What the widget waits for on this host: the host's `data-when`, else the site's configuration for its type or for all
 * types, else its manifest's `when`.
 */
export declare function whenOf({ name, when }: Manifest, host: Element): string;
/** Does the widget start only when a visitor turns to it? */
export declare const waitsForIntent: (when: string) => boolean;
/** May the widget wait? Then a reason can start it, and its host is prepared. */
export declare const canRest: (when: string) => boolean;
/** The part of the host that `target` lies in; null if using `target` is no intent on this widget. */
export declare const intendedPart: ({ parts }: Manifest, host: Element, target: EventTarget | null) => Element | null;
