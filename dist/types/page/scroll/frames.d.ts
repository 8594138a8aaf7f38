/** A reason for a frame: the page was scrolled, it or the window was resized, the mouse or a pen moved. */
export type Moving = 'scroll' | 'size' | 'pointer';
/** One widget's work in a frame. All widgets measure before the first one draws, so that the page is laid out once. */
export interface FrameWork {
    /** Must only read the layout. */
    measure?(): void;
    draw?(): void;
}
/** Requests a frame as if the event had happened, for events that other scripts announce in their own way. */
export declare function requestFrame(kind: Moving): void;
/**
 * Runs `work` in the next frame, and in each frame after an event of one of `kinds`. All widgets share one listener per
 * kind and one frame; nothing runs while nothing moves. Returns a stop function.
 */
export declare function onMoves(kinds: readonly Moving[], work: FrameWork): () => void;
/** How far the page can be scrolled, in pixels; current only for users of `size`. */
export declare const scrollDistance: () => number;
/** Keeps `pointerPlace` current without a frame for each move; returns a stop function. */
export declare function trackPointer(): () => void;
/** The last position of the mouse or pen in the window; undefined before it has moved. Current only while tracked. */
export declare const pointerPlace: () => {
    x: number;
    y: number;
} | undefined;
