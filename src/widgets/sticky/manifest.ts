import type { Manifest } from '../../core/types';
import { hideSettings, releaseToElementor } from '../../elementor/loader/hiddenSettings';
import { withoutSticky } from './rules';

/** Elements that stick to an edge of the window. */
export const early = {
  name: 'sticky',
  adopts: [`.elementor-element[data-settings*='"sticky":']`],
  priority: 3,
  guard: (context) => hideSettings(context, withoutSticky),
  release: releaseToElementor,
} satisfies Manifest;
