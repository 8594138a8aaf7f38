interface Breakpoint {
    name: string;
    value: number;
    direction: 'max' | 'min';
}
/** The page builder's active breakpoints, small to large; the stock two where the page names none. */
export declare function breakpoints(): readonly Breakpoint[];
/** The device that the page builder would name for this width, e.g. `mobile`, `tablet`, `desktop`. */
export declare function currentDevice(width?: number): string;
/** Does the visitor want less motion? Call it at each animation, because the choice may change. */
export declare const reducesMotion: () => boolean;
/** Does the browser report touch support? */
export declare const hasTouch: () => boolean;
/** Is the primary pointer unable to hover? */
export declare const isTouchFirst: () => boolean;
/** Does text run from right to left here? */
export declare const isRtl: (element?: Element) => boolean;
/** Has the visitor asked to save data? */
export declare const savesData: () => boolean;
export {};
