import { fill, held, printed } from './controls';
import { SHIPPING } from './parts';

type Choice = HTMLInputElement | HTMLSelectElement;

/** The checkout of the same page looks after its own. */
const choices = (): Choice[] =>
  [...document.querySelectorAll<Choice>(SHIPPING)].filter((one) => !one.closest('form.checkout'));

const isRadio = (one: Element): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'radio';

const isChanged = (one: Choice): boolean => held(one) !== printed(one);

/** What the shop calls the package that a field is for: by its number, since themes rename the fields of a second copy. */
const nameOf = ({ name, dataset: { index } }: Choice): string => (index ? `shipping_method[${index}]` : name);

/** What counts now; of a radio group the one that is checked. */
const chosen = (): Choice[] => choices().filter((one) => !isRadio(one) || one.checked);

/** Has somebody chosen how to ship before anybody listened? */
export const hasChosenShipping = (): boolean => chosen().some(isChanged);

/** The cart may stand twice on the page: the other copies follow the one that was used. */
export function followChoice(used: Element): void {
  const { value } = used as Choice;
  for (const one of choices()) {
    if (one === used || nameOf(one) !== nameOf(used as Choice)) continue;
    if (isRadio(one)) one.checked = one.value === value;
    else if (one instanceof HTMLSelectElement && [...one.options].some((option) => option.value === value))
      one.value = value;
  }
}

/** How to ship, by package: of several copies what is not as the server has printed it. */
export function shippingFields(): [name: string, value: string][] {
  const all = chosen();
  const inOrder = [...all.filter((one) => !isChanged(one)), ...all.filter(isChanged)];
  return [...new Map(inOrder.map((one) => [nameOf(one), one.value]))];
}

/** Puts back what the server has printed. */
export function revertChoices(): void {
  for (const one of choices()) fill(one, printed(one));
}
