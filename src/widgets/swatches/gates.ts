import type { Gate } from '../../core/types';

const RADIO = 'input.variable-item-radio-input';
const NO_RADIO = ':not(.radio-variable-item)';

const DELEGATED = {
  click: [
    `${RADIO}:radio`,
    RADIO,
    ...['li', 'li.variable-item'].flatMap((item) =>
      ['', ':not(.selected)', '.selected'].map((state) => item + state + NO_RADIO),
    ),
  ],
  change: [`${RADIO}:radio`, RADIO],
  keydown: ['li:not(.disabled)', 'li.variable-item:not(.disabled)'],
};

/** Skips the plugin's own handlers on a form on which its script has started before us. */
export const gates: readonly Gate[] = [
  ...Object.entries(DELEGATED).flatMap(([type, selectors]) =>
    selectors.map((selector) => ({ on: '.variable-items-wrapper', type, selector, namespace: 'wvs' })),
  ),
  { on: 'host', type: 'click', selector: '.woo-variation-swatches-variable-item-more', namespace: 'wvs' },
  ...['woocommerce_variation_has_changed', 'wvs-selected-item', 'hide_variation'].map((type) => ({
    on: 'host',
    type,
    namespace: 'wvs',
  })),
  { on: '[data-wvstooltip]', type: 'mouseenter', token: '--horizontal-position' },
];
