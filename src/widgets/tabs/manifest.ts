import type { Manifest, ReplayRule } from '../../core/types';

/** A title is no link, so a press before the start would be lost. */
export const hold = { type: 'click', selector: '.elementor-tabs .elementor-tab-title' } satisfies ReplayRule;

export const handlers = ['tabs'];

/** Elementor's tabs. */
export const elementor = {
  name: 'tabs',
  adopts: ['.elementor-widget-tabs'],
  when: 'idle',
  replay: [hold],
  // The server writes `hidden="false"`, which hides the panel that is open from the start.
  critical: '.elementor-tabs .elementor-tab-content[hidden=false]{display:block}',
} satisfies Manifest;
