/** Changes to elements that can be taken back, for code without React. */
export interface Changes {
    attribute(element: Element, name: string, value: string): void;
    class(element: Element, name: string): void;
    style(element: HTMLElement, property: string, value: string): void;
    /** Calls `back` when the changes are taken back. */
    onUndo(back: () => void): void;
    /** Takes all changes back, the last one first. What another script has changed since stays. */
    undo(): void;
}
/** Starts a list of changes. */
export declare function createChanges(): Changes;
