import { windowValue } from '../../core/settings/siteGlobals';
import type { GuardContext } from '../../core/types';

/** The count of a sorted list. */
export const COUNT = '.woocommerce-result-count[data-is-sorted-by=true]';

/** Removes the shop's listener that announces the count; its focus on notices is the `notices` widget's work. */
export function guardCount({ claims }: GuardContext): void {
  addEventListener(
    'DOMContentLoaded',
    () => {
      const count = document.querySelector(COUNT);
      const legacy = windowValue('on_document_ready');
      if (typeof legacy === 'function' && count && claims(count))
        document.removeEventListener('DOMContentLoaded', legacy as EventListener);
    },
    true,
  );
}
