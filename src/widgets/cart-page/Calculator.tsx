import type { ReactNode } from 'react';
import { BindAll } from '../../core/Bind';

const BUTTON = '.shipping-calculator-button';
const FORM = '.shipping-calculator-form';

/** Shows the calculator of shipping costs open or shut, also in totals that have just come. */
export function Calculator({ isShown, isOpen }: { isShown: boolean; isOpen: boolean }): ReactNode {
  const buttons = [...document.querySelectorAll(BUTTON)];
  const forms = [...document.querySelectorAll(FORM)];
  const display = isShown ? 'block' : 'none';
  return (
    <BindAll
      items={[
        ...buttons.map((button) => [button, { attrs: { 'aria-expanded': isOpen ? 'true' : undefined } }] as const),
        ...forms.map((form) => [form, { style: { display } }] as const),
      ]}
    />
  );
}
