import type { Manifest, ReplayRule } from '../../core/types';

/** A press before the start would be lost. */
export const hold = {
  type: 'click',
  selector: '.jet-tabs__control,.jet-switcher__control,.jet-switcher__control-instance',
} satisfies ReplayRule;

export const handlers = ['jet-tabs', 'jet-switcher'];

/** JetTabs' tabs, and its switcher between two contents. Sliders of tabs, and templates that come by request, are left to its script. */
export const elementor = {
  name: 'jet-tabs',
  adopts: [
    // What its script keeps, in the element itself: tabs inside a panel may have it, too.
    `.elementor-widget-jet-tabs:not(:has(>.jet-tabs>.jet-tabs-swiper,>div>.jet-tabs>.jet-tabs-swiper,>.jet-tabs[data-settings*='"ajaxTemplate":true'],>div>.jet-tabs[data-settings*='"ajaxTemplate":true']))`,
    '.elementor-widget-jet-switcher',
  ],
  when: 'idle',
  replay: [hold],
} satisfies Manifest;
