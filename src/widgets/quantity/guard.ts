import type { GuardContext } from '../../core/types';
import { afterParsed } from '../../core/whenParsed';

/**
 * Raises quantities below their minimum (spec §5) as soon as the page is parsed. The rest of the widget is for those who
 * touch the field, and comes then.
 */
export function raiseToMinimum({ claims }: GuardContext): void {
  afterParsed(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input.qty')) {
      const host = field.closest('.quantity') ?? field;
      if (claims(host) && +field.min >= 0 && field.value !== '' && +field.value < +field.min) field.value = field.min;
    }
  });
}
