import { manifest } from '../../core/manifest';
import hold from './hold';

/** The vertical menu of the page builder's add-on. */
export default manifest({
  name: 'vertical-menu',
  adopts: ['[data-widget_type^="ekit-vertical-menu."]'],
  when: 'visible',
  replay: [hold, { type: 'click', selector: '.elementskit-submenu-indicator,.elementskit-dropdown-has>a[href="#"]' }],
});
