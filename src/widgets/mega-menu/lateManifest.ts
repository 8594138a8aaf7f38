import { manifest } from '../../core/manifest';
import hold from './hold';

/** The page builder's menu whose items open whole pieces of a page. */
export default manifest({
  name: 'mega-menu',
  adopts: ['[data-widget_type^="mega-menu."]'],
  when: 'visible',
  replay: [hold],
});
