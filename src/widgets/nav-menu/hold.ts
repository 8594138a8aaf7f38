import type { ReplayRule } from '../../core/types';

/** A click is held until the runtime is there, because nothing or a jump to the top would come of it. */
export default {
  type: 'click',
  selector: '.elementor-menu-toggle,.elementor-nav-menu .menu-item-has-children>a[href="#"]',
} satisfies ReplayRule;
