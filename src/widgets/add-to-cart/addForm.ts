import type { InferSettings } from '../../core/settings';
import { announce } from '../../page/announce';
import { type CartData, dataOfFields } from '../../page/cart/fields';
import { loadCart } from '../../page/cart/loadCart';
import { globalText, pageGlobal } from '../../page/globals';
import { adminAjax, type Fields, MESSAGES } from '../../page/http';
import { showToast } from '../../ui/toast/toast';
import type { settings as schema } from './settings';

// Fetched while there is a connection: what it says may be that there is none.
import('../../ui/toast/Toasts').catch(() => undefined);

const ACTION = 'jet_woo_builder_add_cart_single_product';

/** How it goes on: `native`: submit the form now. `native-next`: leave the next submit to the browser. */
export type AddFormResult = 'done' | 'leaving' | 'native' | 'native-next';

/**
 * Where adds are posted: the builder's address, else the shop's. Null unless it is this site's own, and no `wc-ajax` one,
 * where the item would be added twice.
 */
function ajaxUrl(): string | null {
  const global = ['jetWooBuilderData', 'wc_add_to_cart_params', 'woocommerce_params']
    .map(pageGlobal)
    .find((one) => typeof one?.ajax_url === 'string');
  const address = globalText(global, 'ajax_url', '/wp-admin/admin-ajax.php');
  const url = URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : null;
  return url && url.origin === window.location.origin && !url.searchParams.has('wc-ajax') ? url.href : null;
}

function fieldsOf(form: HTMLFormElement, button: HTMLElement): FormData {
  try {
    return new FormData(form, button);
  } catch {
    // It is not a submit button of this form.
    return new FormData(form);
  }
}

/** What the form would send with this button, with the key `add-to-cart` once; null when it adds nothing. */
export function dataOfForm(form: HTMLFormElement, button: HTMLElement): CartData | null {
  const { 'add-to-cart': id, ...rest } = dataOfFields(fieldsOf(form, button));
  // Would be taken for the name of the ajax action.
  delete rest.action;
  const value = id || button.getAttribute('value');
  return value ? { 'add-to-cart': value, ...rest } : null;
}

/**
 * Sends the form by ajax (spec §7), tells the visitor how it ended, and the caller how it goes on. Throws only before
 * anything is sent.
 */
export async function addForm(
  form: HTMLFormElement,
  button: HTMLElement,
  { timeout, addedMessage }: InferSettings<typeof schema>,
): Promise<AddFormResult> {
  const data = dataOfForm(form, button);
  const url = ajaxUrl();
  if (!data || !url) return 'native';
  const post = (fields: Fields): Promise<unknown> => adminAjax(url, ACTION, fields, { timeout: timeout * 1000 });
  const { addToCart } = await loadCart();
  const result = await addToCart({ button, data, post });
  if (result.kind === 'unsure') {
    void showToast({ type: 'error', message: result.message });
    // Offline the browser would only show its error page: the next press tries again.
    return result.message === MESSAGES.offline ? 'done' : 'native-next';
  }
  if (result.kind === 'added' && !result.isSaid) announce(addedMessage);
  if (result.kind === 'refused') return 'native';
  return result.kind === 'leaving' ? 'leaving' : 'done';
}
