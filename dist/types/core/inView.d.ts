type Tell = (isIn: boolean) => void;
/**
 * Tells whether `element` is within `margin` of the viewport: soon, and whenever that changes. Returns what stops it.
 * Throws where the browser refuses the margin.
 */
export declare function watchInView(element: Element, tell: Tell, margin?: string): () => void;
export {};
