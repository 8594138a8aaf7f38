/** How long a press is held at most, counted from the head of the page, in milliseconds. */
export const PATIENCE = 4000;

const FORMS = 'form.cart,.woocommerce-cart-form';
const BUTTONS = '.ajax_add_to_cart:not(.wc-interactive),.remove_from_cart_button';
/** What a visitor presses in the forms; other links lead elsewhere, fields answer by themselves. */
const PARTS = 'button,[type=submit],[role=button],[role=radio],a.remove,.reset_variations';

interface Held {
  part: Element;
  event: Event;
}

const partOf = ({ type, target }: Event): Element | null => {
  const element = target as Element;
  if (type === 'submit') return element.matches(FORMS) ? element : null;
  const part = element.closest(PARTS);
  return element.closest(BUTTONS) || (part?.closest(FORMS) ? part : null);
};

function repeat({ part, event }: Held): void {
  if (!part.isConnected) return;
  if (event.type !== 'submit') {
    part.dispatchEvent(new MouseEvent('click', event));
    return;
  }
  const form = part as HTMLFormElement;
  const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null;
  if (form.requestSubmit) form.requestSubmit(submitter?.form === form ? submitter : null);
  else form.submit();
}

/**
 * Holds presses on the shop's forms and buttons, and returns what ends that and repeats them: the loader calls it once
 * its own listeners are there, else it happens after four seconds, and the browser answers.
 */
export function holdPresses(): () => void {
  const held: Held[] = [];
  const hold = (event: Event): void => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (!event.isTrusted || ctrlKey || metaKey || shiftKey || altKey) return;
    const part = partOf(event);
    if (!part) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.some((one) => one.part === part && one.event.type === event.type)) held.push({ part, event });
  };
  const release = (): void => {
    clearTimeout(timer);
    for (const type of ['click', 'submit']) removeEventListener(type, hold, true);
    held.splice(0).forEach(repeat);
  };
  for (const type of ['click', 'submit']) addEventListener(type, hold, true);
  const timer = setTimeout(release, PATIENCE);
  return release;
}
