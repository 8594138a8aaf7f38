/** Does the visitor prefer reduced motion? Ask before each animation, because the preference may change. */
export declare const reducesMotion: () => boolean;
/** Does the browser report touch support? */
export declare const hasTouch: () => boolean;
/** Is the primary pointer unable to hover? */
export declare const isTouchFirst: () => boolean;
/** Was this click a tap? `lastPointer` is the type of the last `pointerdown`, for browsers whose clicks have none. */
export declare function isTap(event: MouseEvent, lastPointer?: string): boolean;
/** Is the text direction right to left? */
export declare const isRtl: (element?: Element) => boolean;
/** Has the visitor asked to save data? */
export declare const savesData: () => boolean;
