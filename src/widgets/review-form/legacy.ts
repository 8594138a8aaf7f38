import type { Gate } from '../../core/types';

/** One handler is for tabs and stars; whichever widget comes first gates it, for both. */
const isKeyOfOurs = (element: Element): boolean => {
  const name = element.closest('p.stars') ? 'review-form' : 'product-tabs';
  return element.closest(`[data-widget~="${name}"][data-widget-state="mounted"]`) !== null;
};

/** The legacy script's delegated handlers on the body, which skip our hosts. */
export const gates: readonly Gate[] = [
  { on: 'body', type: 'init', selector: '#rating' },
  { on: 'body', type: 'click', selector: '#respond p.stars a' },
  { on: 'body', type: 'click', selector: '#respond #submit' },
  { on: 'body', type: 'keyup', selector: '.wc-tabs li a, ul.tabs li a, #respond p.stars a', when: isKeyOfOurs },
];
