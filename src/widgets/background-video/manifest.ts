import { withoutBackground } from '../../core/builderSettings';
import { manifest } from '../../core/manifest';

/** A video behind an element of the page builder. */
export default manifest({
  name: 'background-video',
  adopts: ['.elementor-element[data-settings*=\'"background_background":"video"\']'],
  when: 'visible',
  guard: ({ hideFromBuilder }) => hideFromBuilder(withoutBackground),
  release: (host, { releaseToBuilder }) => releaseToBuilder(host),
});
