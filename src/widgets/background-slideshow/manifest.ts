import type { Manifest } from '../../core/types';
import { hideSettings, releaseToElementor, withoutBackground } from '../../elementor/loader/hiddenSettings';

/** Images that take turns behind an element. */
export const early = {
  name: 'background-slideshow',
  adopts: ['.elementor-element[data-settings*=\'"background_background":"slideshow"\']'],
  when: 'visible',
  guard: (context) => hideSettings(context, withoutBackground),
  release: releaseToElementor,
} satisfies Manifest;
