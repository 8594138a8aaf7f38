/**
 * Does the visitor ask the browser for something of its own, such as a new tab? True with Ctrl, Meta, Shift or Alt, and for every
 * button of the mouse but the first. In `core/`, because the loader asks as well as the widgets.
 */
export declare function isModified(event: Event): boolean;
