/** A width at which the page builder's layouts change, in pixels; `max`: it is the largest width of its device. */
export interface Breakpoint {
    name: string;
    value: number;
    direction: 'max' | 'min';
}
/** The page builder's active breakpoints, small to large; the stock two where the page names none. */
export declare function breakpoints(): readonly Breakpoint[];
/** The media query of a breakpoint: where it holds the page is as narrow, or as wide, as the device. */
export declare const mediaOf: ({ direction, value }: Breakpoint) => string;
/** The device that the page builder would name, e.g. `mobile`, `tablet`, `desktop`; of the window, or of a width. */
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
