/** Where something goes that must be reachable now: the modal dialog on top, which leaves all else inert, or the body. */
export declare const topLayer: () => Element;
