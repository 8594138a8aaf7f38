import { manifest } from '../../core/manifest';
import { critical } from './critical';
import { guardGallery, releaseGallery } from './guard';
import { GALLERY, SLIDE } from './slides';

/** The product gallery with slider, zoom and lightbox (spec §2, §4, §9). */
export default manifest({
  name: 'product-gallery',
  adopts: [GALLERY],
  priority: 10,
  replay: [
    {
      type: 'click',
      selector: `.flex-control-nav button, ${GALLERY}__trigger, ${SLIDE} a`,
    },
  ],
  critical,
  guard: guardGallery,
  release: releaseGallery,
});
