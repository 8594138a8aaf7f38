/** Keeps the page behind a dialog from scrolling, without a layout jump. Returns what ends it. */
export declare function lockScroll(): () => void;
