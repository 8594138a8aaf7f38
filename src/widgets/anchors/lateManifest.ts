import { manifest } from '../../core/manifest';

/** Links to places on the same page. */
export default manifest({ name: 'anchors', adopts: ['.elementor:not(.elementor .elementor)'] });
