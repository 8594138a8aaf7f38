type Kind = 'local' | 'session';
/** Reads a stored text; null if it is missing or storage is blocked. Never throws. */
export declare function readStored(kind: Kind, key: string): string | null;
/** Stores a text; returns false if storage is blocked or full. Never throws. */
export declare function writeStored(kind: Kind, key: string, value: string): boolean;
/** Removes a stored text. Never throws. */
export declare function removeStored(kind: Kind, key: string): void;
/** Does storage work on this page? */
export declare function canStore(kind: Kind): boolean;
export {};
