import type { Driven } from '../../elementor/takeOver';

/** A script of Elementor that already watches the element asks for the animation when it comes into view. */
export const driven: Driven = {
  isDriven: () => false,
  change: (settings) =>
    Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [key, /^_?animation/.test(key) ? 'none' : value]),
    ),
};
