import { manifest } from '../../core/manifest';
import hold from './hold';
import { IMAGE_LINKS } from './links';

/** Pictures and videos over the page. The body is the one host, because links come and go. */
export default manifest({
  name: 'page-lightbox',
  adopts: [
    `body:has(:is([data-elementor-lightbox],[data-elementor-open-lightbox=yes],[href*=elementor-action][href*=lightbox]))`,
    // The site's settings may be for all links to images.
    `body:has(.elementor):has(${IMAGE_LINKS})`,
  ],
  when: 'idle',
  replay: [hold],
});
