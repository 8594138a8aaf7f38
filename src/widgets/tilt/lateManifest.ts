import { manifest } from '../../core/manifest';

/** Elements that lean towards the pointer. */
export default manifest({ name: 'tilt', adopts: ['[data-tilt]', '.ekit-gallery-portfolio-tilt'], when: 'visible' });
