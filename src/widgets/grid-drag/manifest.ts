import type { Manifest } from '../../core/types';

/** A grid whose items are put into another order, by dragging and by key. Nothing is adopted: the page asks for it. */
export const elementor = { name: 'grid-drag', when: 'visible' } satisfies Manifest;
