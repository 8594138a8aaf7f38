import { manifest } from '../../core/manifest';

/** Drawings that move. */
export default manifest({ name: 'lottie', adopts: ['[data-widget_type^="lottie."]'], when: 'visible' });
