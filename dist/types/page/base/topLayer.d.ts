/** The place for what must stay reachable: the top modal dialog (all else is inert), or the body. */
export declare const topLayer: () => Element;
