/** Parses HTML inertly through `policy` and removes everything outside the allow-list. Nothing is parsed twice. */
export declare function sanitise(html: string, policy: {
    createHTML(html: string): string;
}): DocumentFragment;
