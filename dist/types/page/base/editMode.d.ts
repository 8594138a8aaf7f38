/** Is the page open in the page builder's editor? `setEditMode` overrides what the page builder says. */
export declare function isEditMode(): boolean;
/** Switches edit mode on or off at runtime; undefined asks the page builder again. */
export declare function setEditMode(on: boolean | undefined): void;
/** Hears a change of edit mode; returns what stops it. */
export declare function onEditMode(listener: () => void): () => void;
