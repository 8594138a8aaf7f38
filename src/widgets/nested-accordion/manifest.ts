import type { Manifest } from '../../core/types';

export const handlers = ['nested-accordion'];

/** Elementor's accordion of containers; `details` that the browser opens until it starts. */
export const elementor = {
  name: 'nested-accordion',
  adopts: ['.elementor-widget-n-accordion'],
  when: 'idle',
} satisfies Manifest;
