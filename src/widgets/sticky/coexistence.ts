import type { Driven } from '../../elementor/takeOver';
import { withoutSticky } from './hidden';

/** What Elementor's own script does: it marks what it keeps in view. */
export const driven: Driven = {
  isDriven: (host) => host.classList.contains('elementor-sticky'),
  change: withoutSticky,
};
