import type { GuardContext } from '../../core/types';

/** The count of a sorted list. */
export const COUNT = '.woocommerce-result-count[data-is-sorted-by=true]';

/**
 * The shop's script says the count again by itself, in a global function that it calls when the page is parsed; its other
 * half, the focus on notices, is the notices widget's.
 */
export function guardCount({ claims }: GuardContext): void {
  addEventListener(
    'DOMContentLoaded',
    () => {
      const count = document.querySelector(COUNT);
      const { on_document_ready: legacy } = window as { on_document_ready?: EventListener };
      if (legacy && count && claims(count)) document.removeEventListener('DOMContentLoaded', legacy);
    },
    true,
  );
}
