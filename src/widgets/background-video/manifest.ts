import type { Manifest } from '../../core/types';
import { hideSettings, releaseToElementor, withoutBackground } from '../../elementor/loader/hiddenSettings';

/** A video behind an element. */
export const early = {
  name: 'background-video',
  adopts: ['.elementor-element[data-settings*=\'"background_background":"video"\']'],
  when: 'visible',
  guard: (context) => hideSettings(context, withoutBackground),
  release: releaseToElementor,
} satisfies Manifest;
