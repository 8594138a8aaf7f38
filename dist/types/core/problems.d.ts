/** One failure, told once per page view. */
export interface Problem {
    /**
     * `widget`: a widget has failed, and the page's own scripts have the element; `file`: a file of ours could not be
     * loaded; `error`: code of ours, or a handler that it has called, has thrown; `press`: a visitor's press was given
     * back to the page's own scripts.
     */
    kind: 'widget' | 'file' | 'error' | 'press';
    /** The widget type; empty if the failure belongs to none. */
    widget: string;
    /** In English, with the text of the error. */
    message: string;
}
/** The text of anything that was thrown. */
export declare const messageOf: (error: unknown) => string;
/** Tells one failure from another. */
export declare const keyOf: ({ kind, widget, message }: Problem) => string;
/** Tells the site's owner of a failure, if anybody listens. */
export declare function tell(kind: Problem['kind'], message: string, widget?: string): void;
/** Logs a failure that the page survives, and tells the owner. */
export declare function logFailure(text: string, error: unknown, log?: (...data: any[]) => void): void;
/** Reports an error that must not stop its caller, as the browser reports one that nobody catches; tells the owner. */
export declare function reportThrown(error: unknown): void;
/** Calls `use` with errors of our files that nobody has caught; `base` is their address. */
export declare function watchErrors(base: string, use: (message: string) => void): void;
