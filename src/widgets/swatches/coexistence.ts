import { addGates } from '../../core/jquery/gateKeeper';
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

const gates: readonly Gate[] = [
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

const hosts = new Set<Element>();
let hasGates = false;

/** Makes the legacy script's handlers skip a form that it started before us; returns a function that undoes it. */
export function gateLegacy(host: Element): () => void {
  hosts.add(host);
  if (!hasGates) {
    hasGates = true;
    addGates(
      async () => gates,
      (element) => [...hosts].some((one) => one.contains(element)),
    );
  }
  return () => void hosts.delete(host);
}
