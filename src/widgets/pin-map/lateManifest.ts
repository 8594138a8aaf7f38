import { manifest } from '../../core/manifest';

/** Maps with pins of JetElements. */
export default manifest({
  name: 'pin-map',
  adopts: ['[data-widget_type^="jet-map."]', '.jet-map[data-init]:not([data-widget_type^="jet-map."] *)'],
  when: 'visible',
  critical: ':where(.jet-map){height:300px}',
});
