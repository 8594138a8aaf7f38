import { on } from '../events';
import { isLegacyAddToCartAlive } from './legacyScript';
import { loadCart, loadedCart } from './loadCart';
import { answered, isTelling, mustAnswer } from './tell';

type Change = 'added_to_cart' | 'removed_from_cart';

let users = 0;
let stops: (() => void)[] = [];

function react(name: Change, fragments: unknown, button: unknown): void {
  if (!isTelling() && isLegacyAddToCartAlive()) return;
  answered();
  const cart = loadedCart();
  if (cart) cart.respond(name, fragments, button);
  else {
    loadCart().then(
      (loaded) => loaded.respond(name, fragments, button),
      (error: unknown) => console.error('storefront-widgets: the changed cart cannot be shown.', error),
    );
  }
}

/**
 * The shop's default reaction to `added_to_cart` and `removed_from_cart`, whoever triggers them, with or without button
 * and fragments: button states, view-cart link, fragments, notices, live region. The CMS's own script reacts to the events
 * of others where it is alive. One reaction for the page, for as long as somebody keeps it; returns what lets it go.
 */
export function keepReacting(): () => void {
  const hear = (name: Change): (() => void)[] => [
    on(document.body, name, ([fragments, , button]) => react(name, fragments, button)),
    mustAnswer(name, (fragments, button) => react(name, fragments, button)),
  ];
  users += 1;
  if (users === 1) stops = [...hear('added_to_cart'), ...hear('removed_from_cart')];
  return () => {
    users -= 1;
    if (users > 0) return;
    for (const stop of stops) stop();
    // Nobody is left who would take back what others' events have put on buttons.
    loadedCart()?.forgetButtons(document.documentElement);
  };
}
