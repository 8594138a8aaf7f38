import { manifest } from '../../core/manifest';

/** The page builder's accordion of containers: the browser's own `details` until it starts. */
export default manifest({ name: 'nested-accordion', adopts: ['.elementor-widget-n-accordion'], when: 'idle' });
