import { manifest } from '../../core/manifest';
import hold from './hold';

/** Videos that open in a dialog, or in their place. */
export default manifest({
  name: 'video-popup',
  adopts: ['[data-widget_type^="elementskit-video."]', '[data-widget_type^="elementskit-video-gallery."]'],
  when: 'visible',
  replay: [hold],
  critical: '.mfp-hide{display:none!important}',
});
