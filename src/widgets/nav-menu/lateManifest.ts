import { manifest } from '../../core/manifest';
import hold from './hold';

/** The page builder's menu: submenus that open, and a toggle where the window is narrow. */
export default manifest({
  name: 'nav-menu',
  adopts: ['[data-widget_type^="nav-menu."]'],
  when: 'visible',
  replay: [hold],
});
