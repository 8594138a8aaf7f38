/** Something that lies over the page. */
export interface ModalOptions {
    /** All of it. It stands in the page when it is opened. */
    root: HTMLElement;
    /** The visitor wants to leave, with Escape; called for the top one only. */
    onEscape(): void;
    /** Is the page behind out of reach? Without it, Tab leaves and nothing is inert. @default true */
    covers?: boolean;
    /** @default the same as `covers` */
    locksScroll?: boolean;
    /** What gets the focus; null leaves it where it is. @default root */
    focus?: HTMLElement | null;
    /** Where the focus goes back to. @default what has it now */
    opener?: Element | null;
}
/** What was opened. */
export interface Modal {
    /** Is nothing opened above it? */
    isTop(): boolean;
    /** Ends inertness and lock, and gives the focus back unless the visitor has taken it elsewhere. */
    close(): void;
}
/**
 * Puts an element over the page: above what is open, with Escape, Tab, inertness, scroll lock and focus. How it looks is the
 * caller's; so are role and label.
 */
export declare function openModal(options: ModalOptions): Modal;
