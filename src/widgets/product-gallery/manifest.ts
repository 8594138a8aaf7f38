import { manifest } from '../../core/manifest';
import { critical } from './critical';
import { guardGallery, releaseGallery } from './guard';

/** The product gallery with slider, zoom and lightbox (spec §2, §4, §9). */
export default manifest({
  name: 'product-gallery',
  adopts: ['.woocommerce-product-gallery'],
  priority: 10,
  replay: [
    {
      type: 'click',
      selector:
        '.flex-control-nav button, .woocommerce-product-gallery__trigger, .woocommerce-product-gallery__image a',
    },
  ],
  critical,
  guard: guardGallery,
  release: releaseGallery,
});
