/** What makes a frame: the page was scrolled, it or the window got another size, the mouse or a pen moved. */
export type Moving = 'scroll' | 'size' | 'pointer';
/** One widget's part in a frame. All measure before the first draws, so that the page is laid out once. */
export interface FrameWork {
    /** Reads the layout and writes nothing. */
    measure?(): void;
    draw?(): void;
}
/** Makes a frame as if that had happened, for scripts that tell of it in their own way. */
export declare function requestFrame(kind: Moving): void;
/**
 * Does `work` in the next frame, and in each frame in which one of `kinds` has happened: one listener for each kind and
 * one frame for all widgets, and neither while nothing moves. Returns what ends it.
 */
export declare function onMoves(kinds: readonly Moving[], work: FrameWork): () => void;
/** How far the page can be scrolled, in pixels, as measured last; for those who follow `size`. */
export declare const scrollDistance: () => number;
/** Keeps `pointerPlace` current without a frame for each move; returns what ends it. */
export declare function trackPointer(): () => void;
/** Where the mouse or pen was last, in the window; undefined before it has moved. For those who follow or track it. */
export declare const pointerPlace: () => {
    x: number;
    y: number;
} | undefined;
