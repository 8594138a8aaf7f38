import type { InferSettings } from '../../core/settings/settings';
import { announce } from '../../page/base/announce';
import { globalText, pageGlobal } from '../../page/base/globals';
import { parseUrl } from '../../page/base/url';
import { adminAjax, MESSAGES } from '../../page/network/http';
import { prepareToast, showError } from '../../ui/dialogs/toast/toast';
import { type CartData, type CartField, dataOfFields, inOrderOf } from '../../woocommerce/cart/lazy/fields';
import { loadCart } from '../../woocommerce/cart/reaction';
import type { settings as schema } from './settings';

// Loaded early, because it may have to report a lost connection.
prepareToast();

const ACTION = 'jet_woo_builder_add_cart_single_product';

const underWay = new Set<{ form: HTMLFormElement; button: HTMLElement }>();

/** The caller's next step. `native`: submit the form now. `native-next`: leave the next submit to the browser. */
export type AddFormResult = 'done' | 'leaving' | 'native' | 'native-next';

/** The ajax address; null if it is another site's, or has `wc-ajax`, where the item would be added twice. */
function ajaxUrl(): string | null {
  const global = ['jetWooBuilderData', 'wc_add_to_cart_params', 'woocommerce_params']
    .map(pageGlobal)
    .find((one) => typeof one?.ajax_url === 'string');
  const address = globalText(global, 'ajax_url', '/wp-admin/admin-ajax.php');
  const url = parseUrl(address);
  return url && url.origin === window.location.origin && !url.searchParams.has('wc-ajax') ? url.href : null;
}

function dataOfForm(fields: FormData, button: HTMLElement): CartData | null {
  const { 'add-to-cart': id, ...rest } = dataOfFields(fields);
  // The server would take this field for the name of the ajax action.
  delete rest.action;
  const value = id || button.getAttribute('value');
  return value ? { 'add-to-cart': value, ...rest } : null;
}

/** Sends a form's fields by ajax and shows the result. Throws only before anything is sent. */
export async function addForm(
  form: HTMLFormElement,
  fields: FormData,
  button: HTMLElement,
  { timeout, addedMessage }: InferSettings<typeof schema>,
): Promise<AddFormResult> {
  const data = dataOfForm(fields, button);
  const url = ajaxUrl();
  if (!data || !url) return 'native';
  const post = (sent: readonly CartField[]): Promise<unknown> =>
    adminAjax(url, ACTION, inOrderOf(['add-to-cart', ...fields.keys()], sent), { timeout: timeout * 1000 });
  const { addToCart, showButton } = await loadCart();
  const mine = { form, button };
  underWay.add(mine);
  const result = await addToCart({ button, data, post }).finally(() => underWay.delete(mine));
  const others = [...underWay];
  if (others.some((one) => one.button === button)) showButton(button, 'loading');
  if (result.kind === 'unsure') {
    void showError(result.message);
    // Offline, the browser would only show its error page, so the next press uses ajax again.
    return result.isOffline ? 'done' : 'native-next';
  }
  if (result.kind === 'added' && !result.hasMessage) announce(addedMessage);
  if (result.kind === 'refused') {
    if (!others.some((one) => one.form === form)) return 'native';
    void showError(MESSAGES.unexpected);
  }
  return result.kind === 'leaving' ? 'leaving' : 'done';
}
