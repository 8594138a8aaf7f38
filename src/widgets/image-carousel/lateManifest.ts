import { manifest } from '../../core/manifest';
import { criticalColumns, criticalRow } from '../../ui/carousel/critical';
import hold from './hold';

const HOST = '[data-widget~=image-carousel]';

/** The page builder's carousels of images, of its items, and of whatever a slide holds. */
export default manifest({
  name: 'image-carousel',
  adopts: [
    '[data-widget_type^="image-carousel."]',
    '[data-widget_type^="nested-carousel."]',
    '[data-widget_type^="loop-carousel."]',
  ],
  when: 'visible',
  replay: [hold],
  critical: criticalRow(HOST, 0) + criticalColumns({ host: HOST, key: 'slides_to_show', columns: [3, 2, 1] }),
});
