import type { WidgetManifest } from '../../core/types';

/** Elements that tilt towards the pointer. */
export const elementor = {
  adopts: ['[data-tilt]', '.ekit-gallery-portfolio-tilt'],
  when: 'input',
} satisfies WidgetManifest;
