import type { GuardContext } from '../../core/types';

/** The count of a sorted list. */
export const COUNT = '.woocommerce-result-count[data-is-sorted-by=true]';

/** Removes the shop's listener that would announce the count; it focuses notices, too, which the `notices` widget does. */
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
