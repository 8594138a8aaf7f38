import type { Manifest, ReplayRule } from '../../core/types';

/** A press before the start would be lost. */
export const hold = { type: 'click', selector: '.jet-toggle__control' } satisfies ReplayRule;

export const handlers = ['jet-accordion'];

/** JetTabs' accordion. Templates that come by request are left to its script. */
export const elementor = {
  name: 'jet-accordion',
  adopts: [`.elementor-widget-jet-accordion:not(:has([data-settings*='"ajaxTemplate":true']))`],
  when: 'idle',
  replay: [hold],
} satisfies Manifest;
