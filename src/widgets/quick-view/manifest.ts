import type { Manifest } from '../../core/types';

/** Products in JetPopup's popups. */
export const elementor = { name: 'quick-view', adopts: ['.jet-popup'], when: 'idle' } satisfies Manifest;
