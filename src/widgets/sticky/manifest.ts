import type { Manifest } from '../../core/types';
import { hideSettings, releaseToElementor } from '../../elementor/loader/hiddenSettings';
import { withoutSticky } from './rules';

/** Keys of Elementor's settings that ask for the effect; `*` stands for any ending. */
export const effects = ['sticky*'];

/** Elements that stick to an edge of the window. */
export const early = {
  name: 'sticky',
  adopts: [`.elementor-element[data-settings*='"sticky":']`],
  priority: 3,
  guard: (context) => hideSettings(context, withoutSticky),
  release: releaseToElementor,
} satisfies Manifest;
