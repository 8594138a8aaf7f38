import { manifest } from '../../core/manifest';
import { withoutSticky } from './hidden';

/** Keeps elements at an edge of the window while the page is scrolled. */
export default manifest({
  name: 'sticky',
  adopts: [`.elementor-element[data-settings*='"sticky":']`],
  priority: 3,
  guard: ({ hideFromBuilder }) => hideFromBuilder(withoutSticky),
  release: (host, { releaseToBuilder }) => releaseToBuilder(host),
});
