import type { WidgetManifest } from '../../core/types';
import { hideSettings, releaseToElementor, withoutBackground } from '../../elementor/loader/hiddenSettings';

/** Keys of Elementor's settings that ask for the effect; `*` stands for any ending. */
export const effects = ['background_background=slideshow'];

/** Images that take turns behind an element. */
export const early = {
  adopts: ['.elementor-element[data-settings*=\'"background_background":"slideshow"\']'],
  when: 'visible',
  guard: (context) => hideSettings(context, withoutBackground),
  release: releaseToElementor,
} satisfies WidgetManifest;
