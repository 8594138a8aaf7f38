import { manifest } from '../../core/manifest';
import hold from './hold';

/** The page builder's accordion and toggle. */
export default manifest({
  name: 'accordion',
  adopts: ['.elementor-widget-accordion', '.elementor-widget-toggle'],
  when: 'idle',
  replay: [hold],
  // The first item of an accordion is open from the start.
  critical: '.elementor-accordion>.elementor-accordion-item:first-child>.elementor-tab-content{display:block}',
});
