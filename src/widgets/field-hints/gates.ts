import type { Gate } from '../../core/types';

const FIELDS = 'input, select, textarea, button';
const HINTS = '.woocommerce-input-wrapper > .description';
const OURS = '[data-widget~="field-hints"][data-widget-state="mounted"]';

const areAllOurs = (): boolean => [...document.querySelectorAll(HINTS)].every((hint) => hint.closest(OURS));

/** WooCommerce's handlers on body, wrappers and fields, which skip our forms. */
export const gates: readonly Gate[] = [
  { on: 'body', type: 'click', token: 'span.description', when: areAllOurs },
  { on: '.woocommerce-input-wrapper', type: 'click', token: 'stopPropagation' },
  { on: FIELDS, type: 'keydown', token: 'description' },
  { on: FIELDS, type: 'click', token: 'currentTarget' },
  { on: FIELDS, type: 'focus', token: 'currentTarget' },
];
