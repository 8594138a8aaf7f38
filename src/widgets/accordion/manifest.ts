import type { Manifest, ReplayRule } from '../../core/types';

/** A press before the start would be lost, or follow a link that leads nowhere. */
export const hold = {
  type: 'click',
  selector: '.elementor-accordion .elementor-tab-title,.elementor-toggle .elementor-tab-title',
} satisfies ReplayRule;

export const handlers = ['accordion', 'toggle'];

/** Elementor's accordion and toggle. */
export const elementor = {
  name: 'accordion',
  adopts: ['.elementor-widget-accordion', '.elementor-widget-toggle'],
  when: 'idle',
  replay: [hold],
  // The first item of an accordion is open from the start. Only in hosts: in the editor another item may be.
  critical:
    '[data-widget~=accordion] .elementor-accordion>.elementor-accordion-item:first-child>.elementor-tab-content{display:block}',
} satisfies Manifest;
