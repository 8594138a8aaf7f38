import { isChanged, printedValue, SHIPPING, setValue } from './markup';

type Choice = HTMLInputElement | HTMLSelectElement;

/** All fields that choose how to ship, except those of a checkout on the same page. */
const choices = (): Choice[] =>
  [...document.querySelectorAll<Choice>(SHIPPING)].filter((one) => !one.closest('form.checkout'));

const isRadio = (one: Element): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'radio';

/** The fields whose value counts: of a radio group the one that is checked. */
const chosen = (): Choice[] => choices().filter((one) => !isRadio(one) || one.checked);

/** What the shop calls the package that a field is for: by its number, since themes rename the fields of a second copy. */
const packageOf = ({ name, dataset: { index } }: Choice): string => (index ? `shipping_method[${index}]` : name);

/** Has somebody chosen how to ship before anybody listened? */
export const hasChosenShipping = (): boolean => chosen().some(isChanged);

/** Makes the other copies of a choice follow the one that was used: the cart may stand twice on the page. */
export function followChoice(used: Element): void {
  const { value } = used as Choice;
  for (const one of choices()) {
    if (one === used || packageOf(one) !== packageOf(used as Choice)) continue;
    if (isRadio(one)) one.checked = one.value === value;
    else if (one instanceof HTMLSelectElement && [...one.options].some((option) => option.value === value))
      one.value = value;
  }
}

/** How to ship, by package. Of several copies the one counts that the visitor has changed. */
export function shippingFields(): [name: string, value: string][] {
  const all = chosen();
  const changedLast = [...all.filter((one) => !isChanged(one)), ...all.filter(isChanged)];
  return [...new Map(changedLast.map((one) => [packageOf(one), one.value]))];
}

/** Puts back what the server has printed. */
export function revertChoices(): void {
  for (const one of choices()) setValue(one, printedValue(one));
}
