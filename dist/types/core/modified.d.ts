/** Does the visitor ask the browser for its own action, such as a new tab, with a key or another mouse button? */
export declare function isModified(event: Event): boolean;
