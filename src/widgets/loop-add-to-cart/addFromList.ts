import type { InferSettings } from '../../core/settings/settings';
import { announce } from '../../page/base/announce';
import { MESSAGES, wcAjax } from '../../page/network/http';
import { prepareToast, showError } from '../../ui/dialogs/toast/toast';
import type { AddResult } from '../../woocommerce/cart/lazy/cart';
import type { CartData } from '../../woocommerce/cart/lazy/fields';
import type { loadCart } from '../../woocommerce/cart/reaction';
import { whenCartIdle } from '../../woocommerce/cartQueue';
import { pressNatively } from './markup';
import type { settings as schema } from './settings';

// Loaded early, because it may have to report a lost connection.
prepareToast();

type Cart = Awaited<ReturnType<typeof loadCart>>;
type Settings = InferSettings<typeof schema>;

/** The caller's next step. `native-next`: leave the next press to the browser. */
export type AddFromListResult = 'done' | 'leaving' | 'native-next';

async function addNatively(button: HTMLElement): Promise<AddFromListResult> {
  await whenCartIdle();
  const outcome = pressNatively(button);
  if (!outcome) void showError(MESSAGES.unexpected);
  return outcome === 'leaving' ? outcome : 'done';
}

async function finish(result: AddResult, button: HTMLElement, addedMessage: string): Promise<AddFromListResult> {
  switch (result.kind) {
    case 'unsure':
      void showError(result.message);
      // Offline, the browser would only show its error page, so the next press uses ajax again.
      return result.isOffline ? 'done' : 'native-next';
    case 'refused':
      return addNatively(button);
    case 'leaving':
      return 'leaving';
    default:
      if (result.kind === 'added' && !result.hasMessage) announce(addedMessage);
      return 'done';
  }
}

/** Adds a button's product, after earlier requests of the page. Throws only before anything is sent. */
export async function addFromList(
  button: HTMLElement,
  data: CartData,
  cart: Cart,
  { timeout, addedMessage }: Settings,
): Promise<AddFromListResult> {
  announce('');
  const result = await cart.addToCart({
    button,
    data,
    // With this field the server would add the item twice: once for the field, once for the endpoint.
    post: (fields) =>
      wcAjax(
        'add_to_cart',
        fields.filter(([name]) => name !== 'add-to-cart'),
        { timeout: timeout * 1000 },
      ),
  });
  return finish(result, button, addedMessage);
}
