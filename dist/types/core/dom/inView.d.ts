/** Is the element in the window, or at most `margin` pixels above or below? An element without a box is not. */
export declare function isInView(element: Element, margin?: number): boolean;
type Tell = (isIn: boolean) => void;
/**
 * Tells whether `element` is within `margin` of the viewport: once soon, then on each change. Returns a stop function.
 * @throws SyntaxError if the browser rejects the margin
 */
export declare function watchInView(element: Element, tell: Tell, margin?: string): () => void;
export {};
