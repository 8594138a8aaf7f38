import type { Manifest } from '../../core/types';

/** Elements that tilt towards the pointer. */
export const elementor = {
  name: 'tilt',
  adopts: ['[data-tilt]', '.ekit-gallery-portfolio-tilt'],
  when: 'visible',
} satisfies Manifest;
