import type { ReplayRule } from '../../core/types';

/** A press before the start would be lost, or follow a link that leads nowhere. */
export default {
  type: 'click',
  selector: '.elementor-accordion .elementor-tab-title,.elementor-toggle .elementor-tab-title',
} satisfies ReplayRule;
