import type { Manifest } from '../../core/types';
import { withoutSticky } from './hidden';

/** Keeps elements at an edge of the window while the page is scrolled. */
export const early = {
  name: 'sticky',
  adopts: [`.elementor-element[data-settings*='"sticky":']`],
  priority: 3,
  guard: ({ hideFromBuilder }) => hideFromBuilder(withoutSticky),
  release: (host, { releaseToBuilder }) => releaseToBuilder(host),
} satisfies Manifest;
