import { manifest } from '../../core/manifest';
import hold from './hold';

/** Videos of the page builder, in their place. */
export default manifest({
  name: 'video',
  adopts: ['[data-widget_type^="video."]'],
  when: 'visible',
  replay: [hold],
});
