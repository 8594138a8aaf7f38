import type { Manifest, ReplayRule } from '../../core/types';

/** A press before the start would be lost. */
export const hold = { type: 'click', selector: '.e-n-tab-title' } satisfies ReplayRule;

export const handlers = ['nested-tabs'];

/** Elementor's tabs of containers. */
export const elementor = {
  name: 'nested-tabs',
  adopts: ['.elementor-widget-n-tabs'],
  when: 'idle',
  replay: [hold],
} satisfies Manifest;
