/** The options of `openModal`. */
export interface ModalOptions {
    /** The whole element, which must be in the document. */
    root: HTMLElement;
    /** Called when the visitor presses Escape, only for the top modal. */
    onEscape(): void;
    /** Makes the page behind inert and keeps Tab inside. @default true */
    covers?: boolean;
    /** Keeps the page behind from scrolling. @default the same as `covers` */
    locksScroll?: boolean;
    /** The element that gets the focus; null leaves the focus where it is. @default root */
    focus?: HTMLElement | null;
    /** The element that gets the focus back. @default the element that has the focus now */
    opener?: Element | null;
}
/** An open modal. */
export interface Modal {
    /** Is no other modal open above it? */
    isTop(): boolean;
    /** Ends inertness and scroll lock, and gives the focus back unless the visitor has moved it elsewhere. */
    close(): void;
}
/**
 * Puts an element over the page and above other modals: handles Escape, Tab, inertness, scroll lock and focus. The
 * caller provides its looks, role and label.
 */
export declare function openModal(options: ModalOptions): Modal;
