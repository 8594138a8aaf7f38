/** Keeps the texts that the cores have drawn where scripts replace them; `seen` are the changes until now. */
export declare function keepTexts(seen: readonly MutationRecord[]): void;
