import { focusOn, tabbable } from '../focus';

const EMPTY_MESSAGE = '.woocommerce-mini-cart__empty-message';

/** Classes that say what is going on with an element, and not what it is. */
const STATES = new Set(['processing', 'loading', 'added']);

/**
 * Remembers where in `old` the focus is, before it is replaced. What comes back puts it on the counterpart in the new
 * markup: the same link, else what stands at the same place in the list of its kind (after a removal: the next remove
 * link), else the empty-cart message, else the first thing that Tab reaches.
 */
export function keepFocus(old: Element): ((fresh: Element | undefined) => void) | undefined {
  const focused = document.activeElement;
  if (!focused || !old.contains(focused)) return undefined;
  const classes = [...focused.classList].filter((name) => !STATES.has(name));
  const kind = `${focused.localName}${classes.map((name) => `.${CSS.escape(name)}`).join('')}`;
  const index = [...old.querySelectorAll(kind)].indexOf(focused);
  const href = focused.getAttribute('href');
  return (fresh) => {
    if (!fresh?.isConnected) return;
    const alike = [...fresh.querySelectorAll<HTMLElement>(kind)];
    if (fresh.matches(kind)) alike.unshift(fresh as HTMLElement);
    const same = href === null ? undefined : alike.find((one) => one.getAttribute('href') === href);
    const target =
      same ?? alike[index] ?? alike.at(-1) ?? fresh.querySelector<HTMLElement>(EMPTY_MESSAGE) ?? tabbable(fresh)[0];
    focusOn(target ?? (fresh as HTMLElement), { preventScroll: true });
  };
}
