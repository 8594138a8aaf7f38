import { type JQueryStatic } from './jquery.js';
import type { RawSettings } from './types.js';
/** Gives the page builder's script other settings than the element has; it reads what jQuery keeps of `data-settings`. */
export type ChangeSettings = (settings: RawSettings) => RawSettings;
/** Takes an element its slideshow or video, which the page builder's script would start. */
export declare const withoutBackground: ChangeSettings;
/** Changes what one jQuery keeps of an element's settings; false where there are none. */
export declare function changeKept($: JQueryStatic, host: Element, change: ChangeSettings): boolean;
/** Tells add-ons that our stand-in for the page builder's front end starts; nothing has to be kept from that one. */
export declare const startOfStandIn: () => Event;
/** Is the start of a front end that of our stand-in? */
export declare const isStandIn: (event: Event) => boolean;
/** Lets the page builder's script read an element's own settings again, and start it. */
export declare function releaseToBuilder(host: Element): void;
