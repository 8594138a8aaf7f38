/**
 * What visitors press first of Elementor and ElementsKit, and what does nothing without scripts, or opens a mere
 * picture; the inline script in the head holds presses on it.
 */
export const TOGGLES =
  '.elementor-menu-toggle,.elementskit-menu-hamburger,.e-n-menu-toggle,.elementor-menu-cart__toggle_button,' +
  '.ekit_offcanvas-sidebar,.e-n-tab-title,.elementor-tab-title,a[data-elementor-open-lightbox=yes]';
