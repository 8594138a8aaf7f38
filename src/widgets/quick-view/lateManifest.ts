import { manifest } from '../../core/manifest';

/** Products in the popup plugin's popups. */
export default manifest({ name: 'quick-view', adopts: ['.jet-popup'], when: 'idle' });
