/** An Elementor breakpoint. `value` is in pixels; with `max` it is the largest width of its device. */
export interface Breakpoint {
    name: string;
    value: number;
    direction: 'max' | 'min';
}
/** Elementor's active breakpoints, smallest first; Elementor's two defaults if the page names none. */
export declare function breakpoints(): readonly Breakpoint[];
/** The media query that is true on the breakpoint's device. */
export declare const mediaOf: ({ direction, value }: Breakpoint) => string;
/** Elementor's name of the device, such as `mobile`, `tablet` or `desktop`, for the window or for a width in pixels. */
export declare function currentDevice(width?: number): string;
