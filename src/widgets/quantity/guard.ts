import { isElement, isTag } from '../../core/dom/nodes';
import { afterParsed } from '../../core/load/schedule';
import type { GuardContext } from '../../core/types';
import { isCartRow, leavesToSend } from './markup';

const FIELD = 'input.qty';

/**
 * Raises quantities below their minimum before the widget loads, because the browser would refuse to send the form.
 * Runs when the page is parsed, when markup is added, and when the visitor leaves a field other than to send its form.
 */
export function raiseToMinimum({ claims }: GuardContext): void {
  const raise = (field: HTMLInputElement): void => {
    const { value, min } = field;
    // As in WooCommerce, a negative minimum is none.
    if (!value || !min || +min < 0 || +value >= +min || isCartRow(field)) return;
    if (claims(field.closest('.quantity') ?? field)) field.value = min;
  };
  const raiseIn = (root: ParentNode): void => root.querySelectorAll<HTMLInputElement>(FIELD).forEach(raise);

  afterParsed(() => {
    raiseIn(document);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!isElement(node)) continue;
          if (node.matches(FIELD)) raise(node as HTMLInputElement);
          raiseIn(node);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  addEventListener('focusout', (event) => {
    const { target } = event;
    if (isTag(target, 'input') && target.matches(FIELD) && !leavesToSend(target, event)) raise(target);
  });
}
