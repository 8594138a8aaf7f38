/** What a listener gets: the native event, or jQuery's own for events that only jQuery knows. */
export type PageEvent = Event & {
    readonly jQueryArgs?: readonly unknown[];
};
/** Listens to native events and to those that exist only in jQuery, each once; returns what stops it. */
export declare function listen(target: EventTarget, type: string, handler: (event: PageEvent) => void): () => void;
