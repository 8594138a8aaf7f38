import { withoutBackground } from '../../core/builderSettings';
import type { Manifest } from '../../core/types';

/** Pictures that take turns behind an element of the page builder. */
export const early = {
  name: 'background-slideshow',
  adopts: ['.elementor-element[data-settings*=\'"background_background":"slideshow"\']'],
  when: 'visible',
  guard: ({ hideFromBuilder }) => hideFromBuilder(withoutBackground),
  release: (host, { releaseToBuilder }) => releaseToBuilder(host),
} satisfies Manifest;
