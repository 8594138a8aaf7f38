import { manifest } from '../../core/manifest';

/** The shapes at the edges of an element, which follow its settings while it is being edited. */
export default manifest({
  name: 'shape-divider',
  adopts: ['.elementor-element[data-settings*="shape_divider_"]'],
  when: 'visible',
});
