import { manifest } from '../../core/manifest';

/** Products in the popup plugin's popups (spec §9 “Quick-view popup setup”). */
export default manifest({ name: 'quick-view', adopts: ['.jet-popup'], when: 'idle' });
