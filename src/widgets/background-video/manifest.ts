import { withoutBackground } from '../../core/builderSettings';
import type { Manifest } from '../../core/types';

/** A video behind an element of the page builder. */
export const early = {
  name: 'background-video',
  adopts: ['.elementor-element[data-settings*=\'"background_background":"video"\']'],
  when: 'visible',
  guard: ({ hideFromBuilder }) => hideFromBuilder(withoutBackground),
  release: (host, { releaseToBuilder }) => releaseToBuilder(host),
} satisfies Manifest;
