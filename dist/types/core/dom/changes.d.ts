/** Changes to elements that can be taken back, for code without React. */
export interface Changes {
    /** Sets an attribute; null removes it. */
    attribute(element: Element, name: string, value: string | null): void;
    /** Adds a class, or removes it. @default adds */
    class(element: Element, name: string, isOn?: boolean): void;
    style(element: HTMLElement, property: string, value: string): void;
    /** Calls `back` when the changes are taken back. */
    onUndo(back: () => void): void;
    /** Takes all changes back, the last one first. Values that another script has changed since stay. */
    undo(): void;
}
/** Starts a list of changes. */
export declare function createChanges(): Changes;
