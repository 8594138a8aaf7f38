/** Is the page open in the page builder's editor? `setEditMode` overrides the page builder. */
export declare function isEditMode(): boolean;
/** Switches edit mode on or off at runtime; undefined: as the page builder has it. */
export declare function setEditMode(on: boolean | undefined): void;
/** Calls `listener` when edit mode changes; returns what stops it. */
export declare function onEditMode(listener: () => void): () => void;
