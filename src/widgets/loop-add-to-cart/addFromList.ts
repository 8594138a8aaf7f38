import type { InferSettings } from '../../core/settings';
import { announce } from '../../page/announce';
import type { AddResult } from '../../page/cart/add';
import type { CartData } from '../../page/cart/fields';
import type { loadCart } from '../../page/cart/loadCart';
import { whenCartIdle } from '../../page/cartQueue';
import { MESSAGES, wcAjax } from '../../page/http';
import { showToast } from '../../ui/toast/toast';
import { pressNatively } from './buttons';
import type { settings as schema } from './settings';

// Fetched while there is a connection: what it says may be that there is none.
import('../../ui/toast/Toasts').catch(() => undefined);

type Cart = Awaited<ReturnType<typeof loadCart>>;
type Settings = InferSettings<typeof schema>;

/** How it goes on: `native-next`: leave the next press to the browser. */
export type AddFromListResult = 'done' | 'leaving' | 'native-next';

const complain = (message: string): void => void showToast({ type: 'error', message });

async function goNatively(button: HTMLElement): Promise<AddFromListResult> {
  // What else was pressed is sent before the page is left.
  await whenCartIdle();
  const way = pressNatively(button);
  if (!way) complain(MESSAGES.unknown);
  return way === 'leaving' ? way : 'done';
}

async function goOn(result: AddResult, button: HTMLElement, said: string): Promise<AddFromListResult> {
  switch (result.kind) {
    case 'unsure':
      complain(result.message);
      // Offline the browser would only show its error page: the next press tries again.
      return result.message === MESSAGES.offline ? 'done' : 'native-next';
    case 'refused':
      return goNatively(button);
    case 'leaving':
      return 'leaving';
    default:
      if (result.kind === 'added' && !result.isSaid) announce(said);
      return 'done';
  }
}

/** Adds what the button offers, and tells the caller how it goes on. The request waits for earlier ones of the page. */
export async function addFromList(
  button: HTMLElement,
  data: CartData,
  cart: Cart,
  { timeout, addedMessage }: Settings,
): Promise<AddFromListResult> {
  // What was said about the last add is over.
  announce('');
  const result = await cart.addToCart({
    button,
    data,
    // The shop adds for this field before it looks at the endpoint: the item would be added twice.
    post: (fields) =>
      wcAjax(
        'add_to_cart',
        fields.filter(([name]) => name !== 'add-to-cart'),
        { timeout: timeout * 1000 },
      ),
  });
  return goOn(result, button, addedMessage);
}
