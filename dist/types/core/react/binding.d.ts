import { type PageEvent } from '../listen.js';
import { type Attr } from './overrides.js';
/** What may be overridden on a node that the server rendered. `undefined` everywhere means: what the server has. */
export interface Overrides {
    attrs?: Record<string, Attr>;
    /** Class names, one by one; the attribute as a whole stays the server's. */
    class?: Record<string, boolean | undefined>;
    /** CSS properties in their CSS spelling (`max-width`); `null` removes. */
    style?: Record<string, string | null | undefined>;
    hidden?: boolean;
    text?: string;
    /** Server HTML; goes through the Trusted Types policy. */
    html?: string;
    /** Listeners; each runs inside `flushSync`, and hears events that only jQuery knows. */
    on?: Record<string, ((event: PageEvent) => void) | undefined>;
}
/** The overrides of one owner on one node. An update touches only what has changed. */
export declare class Binding {
    readonly to: Element;
    private now;
    private stops;
    constructor(to: Element);
    /** Brings the node to `next`. */
    set(next: Overrides): void;
    /** Takes everything back. */
    end(): void;
    private diff;
    private listenTo;
}
