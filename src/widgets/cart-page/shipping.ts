import { isChanged, printedValue, SHIPPING, setValue } from './markup';

type Choice = HTMLInputElement | HTMLSelectElement;

const choices = (): Choice[] =>
  [...document.querySelectorAll<Choice>(SHIPPING)].filter((one) => !one.closest('form.checkout'));

const isRadio = (one: Element): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'radio';

const chosen = (): Choice[] => choices().filter((one) => !isRadio(one) || one.checked);

/** By number, because themes rename the fields of a second copy. */
const packageOf = ({ name, dataset: { index } }: Choice): string => (index ? `shipping_method[${index}]` : name);

/** Has the visitor chosen how to ship before the start? */
export const hasChosenShipping = (): boolean => chosen().some(isChanged);

/** Makes the other copies of a shipping choice follow, because the cart may stand twice on the page. */
export function followChoice(used: Element): void {
  const { value } = used as Choice;
  for (const one of choices()) {
    if (one === used || packageOf(one) !== packageOf(used as Choice)) continue;
    if (isRadio(one)) one.checked = one.value === value;
    else if (one instanceof HTMLSelectElement && [...one.options].some((option) => option.value === value))
      one.value = value;
  }
}

/** The shipping choices by package; of several copies the changed one counts. */
export function shippingFields(): [name: string, value: string][] {
  const all = chosen();
  const changedLast = [...all.filter((one) => !isChanged(one)), ...all.filter(isChanged)];
  return [...new Map(changedLast.map((one) => [packageOf(one), one.value]))];
}

/** Resets the shipping choices to what the server printed. */
export function revertChoices(): void {
  for (const one of choices()) setValue(one, printedValue(one));
}
