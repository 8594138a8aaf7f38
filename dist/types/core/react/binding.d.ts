import { type PageEvent } from '../listen.js';
import { type Attr } from './overrides.js';
/** What may be overridden on a server node; `undefined` means what the server has. */
export interface Overrides {
    attrs?: Record<string, Attr>;
    class?: Record<string, boolean | undefined>;
    style?: Record<string, string | null | undefined>;
    hidden?: boolean;
    text?: string;
    /** HTML of the site’s own server, or a fragment that has been made safe. */
    html?: string | DocumentFragment;
    /** Each listener runs inside `flushSync`, and gets events that only jQuery knows. */
    on?: Record<string, ((event: PageEvent) => void) | undefined>;
}
/** The overrides of one owner on one node. An update touches only what has changed. */
export declare class Binding {
    readonly to: Element;
    private now;
    private stops;
    constructor(to: Element);
    set(next: Overrides): void;
    end(): void;
    private diff;
    private listenTo;
}
