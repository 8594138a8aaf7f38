import { manifest } from '../../core/manifest';
import hold from './hold';

/** A panel at the side of the window, which a button in the header opens. */
export default manifest({
  name: 'offcanvas-sidebar',
  adopts: ['[data-widget_type^="elementskit-header-offcanvas."]'],
  when: 'idle',
  replay: [hold],
  critical:
    ':where(.ekit-sidebar-widget,.ekit-sidebar-group .ekit-overlay){visibility:hidden}' +
    ':where(.ekit_isActive .ekit-sidebar-widget,.ekit_isActive .ekit-overlay){visibility:visible}' +
    ':where(.ekit-sidebar-widget,.ekit-sidebar-group .ekit-overlay){position:fixed;inset-block:0;inset-inline-end:0}',
});
