/** Keeps the page behind a dialog from scrolling, without a jump where the scrollbar was. Returns what ends it. */
export declare function lockScroll(): () => void;
