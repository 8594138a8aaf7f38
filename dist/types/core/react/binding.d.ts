import { type PageEvent } from '../jquery/listen.js';
import { type Attr } from './overrides.js';
/** Properties that can be overridden on a server node; `undefined` keeps the server's value. */
export interface Overrides {
    attrs?: Record<string, Attr>;
    class?: Record<string, boolean | undefined>;
    style?: Record<string, string | null | undefined>;
    hidden?: boolean;
    /**
     * As jQuery's `show` and `hide`; shows the node even if a style sheet hides it. Not together with `style.display`.
     */
    shown?: boolean;
    text?: string;
    /** HTML from the site’s own server, or a sanitised fragment. */
    html?: string | DocumentFragment;
    /** Listeners by event type. They run inside `flushSync`, and also get events that only jQuery knows. */
    on?: Record<string, ((event: PageEvent) => void) | undefined>;
}
/** One owner's overrides on one node. An update writes only the differences. */
export declare class Binding {
    readonly to: Element;
    private now;
    private stops;
    constructor(to: Element);
    set(next: Overrides): void;
    end(): void;
    private show;
    private diff;
    private listenTo;
}
