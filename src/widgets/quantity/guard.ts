import type { GuardContext } from '../../core/types';
import { afterParsed } from '../../core/whenParsed';

/** Raises quantities below their minimum before the widget loads, because the browser would refuse the form. */
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
