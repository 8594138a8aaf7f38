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
  // The server writes `hidden="false"`, which hides the panel that is open from the start. Only in hosts: Elementor's
  // script shows no panel that is visible already, and removes the attribute. Then its class keeps the panel visible.
  critical: '[data-widget~=tabs] .elementor-tab-content:is([hidden=false],.elementor-active){display:block}',
} satisfies Manifest;
