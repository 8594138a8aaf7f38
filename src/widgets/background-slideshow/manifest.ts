import { withoutBackground } from '../../core/builderSettings';
import { manifest } from '../../core/manifest';

/** Pictures that take turns behind an element of the page builder. */
export default manifest({
  name: 'background-slideshow',
  adopts: ['.elementor-element[data-settings*=\'"background_background":"slideshow"\']'],
  when: 'visible',
  guard: ({ hideFromBuilder }) => hideFromBuilder(withoutBackground),
  release: (host, { releaseToBuilder }) => releaseToBuilder(host),
});
