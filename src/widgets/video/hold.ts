import type { ReplayRule } from '../../core/types';

/** Held until the runtime is there: it is what one presses first. */
export default {
  type: 'click',
  selector: '.elementor-open-inline .elementor-custom-embed-image-overlay',
} satisfies ReplayRule;
