import type { Manifest, ReplayRule } from '../../core/types';

/** A press before the start would be lost. */
export const hold = { type: 'click', selector: '[data-ekit-toggle=tab],.tab__list__item' } satisfies ReplayRule;

export const handlers = [
  'elementskit-simple-tab',
  'elementskit-tab',
  'elementskit-post-tab',
  'elementskit-advanced-toggle',
];

/** ElementsKit's tabs, tabs of posts, and toggle between two contents. */
export const elementor = {
  name: 'elementskit-tabs',
  adopts: [
    '.elementor-widget-elementskit-simple-tab',
    '.elementor-widget-elementskit-tab',
    '.elementor-widget-elementskit-post-tab',
    '.elementor-widget-elementskit-advanced-toggle',
  ],
  when: 'idle',
  replay: [hold],
} satisfies Manifest;
