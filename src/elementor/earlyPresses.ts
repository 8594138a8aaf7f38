/**
 * What visitors press first of Elementor and ElementsKit, and what does nothing without scripts, or opens a mere
 * picture or video; the inline script in the head holds presses on it.
 */
export const TOGGLES =
  '.elementor-menu-toggle,.elementskit-menu-hamburger,.e-n-menu-toggle,.elementor-menu-cart__toggle_button,' +
  '.ekit_offcanvas-sidebar,.e-n-tab-title,.elementor-tab-title,a[data-elementor-open-lightbox=yes],' +
  '.elementor-alert-dismiss,.elementor-swiper-button,.elementor-search-form__toggle,' +
  '.elementor-custom-embed-image-overlay,[data-ekit-toggle=tab],.ekit-video-popup,.ekit-team-popup,.ekit-modal-popup';

/** Forms that, without scripts, would load the page anew and lose what was typed. */
export const FORMS = '.elementor-form:not(.elementor-login),.ekit-mailChimpForm';
