/** The cart before the widget starts; part of the loader. */
import type { Changes } from '../../core/dom/changes';
import { isElement } from '../../core/dom/nodes';
import { withJQuery } from '../../core/jquery/jquery';
import { readStored } from '../../page/storage/storage';
import { ASKING, type Control, FORM, isChanged, QUANTITY, SHIPPING, STALE, UNSAVED } from './markup';

/** Why the cart cannot wait: the shop has not saved a change, or the page may show an old cart. */
export function changeOf(host: Element): string | undefined {
  if (host.hasAttribute(STALE)) return 'another cart';
  if (readStored('session', UNSAVED)) return 'unsaved quantities';
  return [...host.querySelectorAll<Control>(`${FORM} ${QUANTITY},${SHIPPING}`)].some(isChanged)
    ? 'a change'
    : undefined;
}

/**
 * Disables the update button until something has changed, as the widget does, and notes when the cart may have changed.
 */
export function prepareCart(host: Element, changes: Changes): void {
  const buttons = host.querySelectorAll(`${FORM} [name=update_cart]`);
  for (const button of buttons) changes.attribute(button, 'disabled', '');
  const enable = ({ target }: Event): void => {
    if (!isElement(target) || !target.closest('.cart_item')) return;
    for (const button of buttons) button.removeAttribute('disabled');
  };
  const note = (): void => host.setAttribute(STALE, '');
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) note();
  };
  const stop = new AbortController();
  addEventListener('pageshow', onShow, { signal: stop.signal });
  for (const type of ['input', 'change']) host.addEventListener(type, enable, { signal: stop.signal });
  for (const type of ASKING) document.addEventListener(type, note, { signal: stop.signal });
  const names = ASKING.map((type) => `${type}.storefront-widgets-cart`).join(' ');
  stop.signal.addEventListener(
    'abort',
    withJQuery(($) => {
      $(document).on(names, note);
      stop.signal.addEventListener('abort', () => void $(document).off(names, note));
    }),
  );
  changes.onUndo(() => stop.abort());
}
