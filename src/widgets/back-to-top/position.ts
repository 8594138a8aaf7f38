/** Is the page scrolled far enough for the button to show (spec §4)? In pixels. */
export const isPast = (scrollY: number, showAfter: number, offsetTop: number): boolean =>
  Math.ceil(scrollY) > showAfter + offsetTop;

/** How much of the page's `distance` is scrolled: 0 to 100, whole numbers. A page that cannot be scrolled: 0. */
export const percentOf = (scrollY: number, distance: number): number =>
  distance > 0 ? Math.min(100, Math.max(0, Math.floor((scrollY / distance) * 100))) : 0;
