import { afterParsed } from '../../core/load/schedule';
import type { GuardContext } from '../../core/types';
import { isCartRow, leavesToSend } from './markup';

const FIELD = 'input.qty';

/**
 * Raises quantities below their minimum before the widget loads, because the browser would refuse the form: when the
 * page is parsed, when markup comes later, and when the visitor leaves the field, but not to send it.
 */
export function raiseToMinimum({ claims }: GuardContext): void {
  const raise = (field: HTMLInputElement): void => {
    const { value, min } = field;
    // A negative minimum is none, as for the CMS.
    if (!value || !min || +min < 0 || +value >= +min || isCartRow(field)) return;
    if (claims(field.closest('.quantity') ?? field)) field.value = min;
  };
  const raiseIn = (root: ParentNode): void => root.querySelectorAll<HTMLInputElement>(FIELD).forEach(raise);

  afterParsed(() => {
    raiseIn(document);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(FIELD)) raise(node as HTMLInputElement);
          raiseIn(node);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  addEventListener('focusout', (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.matches(FIELD) && !leavesToSend(target, event)) raise(target);
  });
}
