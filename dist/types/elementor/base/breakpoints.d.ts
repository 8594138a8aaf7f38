/** The largest width of a phone, in pixels, unless the site has another. */
export declare const MOBILE = 767;
/** The largest width of a tablet, in pixels, unless the site has another. */
export declare const TABLET = 1024;
/** Elementor's names of the devices below the desktop, smallest first. */
export declare const NARROW: readonly ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop'];
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
/** The media query that is true up to a width, in pixels, that width included. */
export declare const upTo: (width: number) => MediaQueryList;
/** The largest width that is less than `width`, in pixels. Windows of scaled screens have fractions of a pixel. */
export declare const below: (width: number) => number;
/** Elementor's name of the device, such as `mobile`, `tablet` or `desktop`, for the window or for a width in pixels. */
export declare function currentDevice(width?: number): string;
