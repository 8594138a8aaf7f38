/** Is the page the preview of Elementor's editor? */
export declare function isElementorEditing(): boolean;
/** Is the page being edited? `setEditMode` overrides Elementor. */
export declare const isEditMode: () => boolean;
/** Forces edit mode on or off; with undefined Elementor decides again. */
export declare function setEditMode(on: boolean | undefined): void;
/** Calls `listener` when edit mode changes; returns a stop function. */
export declare function onEditMode(listener: () => void): () => void;
