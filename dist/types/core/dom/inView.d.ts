type Tell = (isIn: boolean) => void;
/**
 * Tells whether `element` is within `margin` of the viewport: once soon, then on each change. Returns a stop function.
 * @throws SyntaxError if the browser rejects the margin
 */
export declare function watchInView(element: Element, tell: Tell, margin?: string): () => void;
export {};
