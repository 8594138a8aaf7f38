import { manifest } from '../../core/manifest';
import hold from './hold';

/** The menu of the page builder's add-on: a row with dropdowns, a panel at the side in narrow windows. */
export default manifest({
  name: 'kit-menu',
  adopts: ['[data-widget_type^="ekit-nav-menu."]'],
  when: 'visible',
  replay: [hold],
});
