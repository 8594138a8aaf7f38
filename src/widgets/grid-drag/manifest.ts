import type { WidgetManifest } from '../../core/types';

/** A grid whose items can be put into another order, by dragging and by key. It adopts nothing. */
export const elementor = { when: 'visible' } satisfies WidgetManifest;
