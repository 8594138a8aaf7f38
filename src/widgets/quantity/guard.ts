import type { GuardContext } from '../../core/types';
import { afterParsed } from '../../core/whenParsed';

/**
 * Raises quantities below their minimum (spec §5) as soon as the page is parsed, and when one is entered: the browser would
 * refuse the form. The rest of the widget is for those who touch the field, and comes then.
 */
export function raiseToMinimum({ claims }: GuardContext): void {
  const raise = (): void => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input.qty')) {
      const { value, min } = field;
      if (value && +value < +min && claims(field.closest('.quantity') ?? field)) field.value = min;
    }
  };
  afterParsed(raise);
  addEventListener('change', raise);
}
