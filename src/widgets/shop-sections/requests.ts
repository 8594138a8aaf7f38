import { parseServerHtml } from '../../core/dom/html';
import { runScripts, scriptsIn } from '../../core/dom/scripts';
import { isRecord, parseJson } from '../../core/settings/settings';
import { emit } from '../../page/base/events';
import { globalText, pageGlobal } from '../../page/base/globals';
import { adminAjax, fetchHtml, wcAjaxUrl } from '../../page/network/http';
import type { SectionSettings } from './settings';

const LOGIN = 'elementor_woocommerce_checkout_login_user';

/** Shows the shop's notices above the form, in place of older ones, and runs their scripts. */
function showNotices(host: HTMLElement, html: string): void {
  for (const notice of document.querySelectorAll('.woocommerce-error, .woocommerce-message')) notice.remove();
  const form = host.querySelector('form.checkout, form.woocommerce-cart-form');
  const notices = parseServerHtml(html);
  const scripts = scriptsIn(notices);
  if (form) form.before(notices);
  else host.prepend(notices);
  runScripts(scripts);
}

const plainNotice = (text: string): string => {
  const box = document.createElement('div');
  box.className = 'woocommerce-error';
  box.setAttribute('role', 'alert');
  box.textContent = text;
  return box.outerHTML;
};

const typedIn = (root: Element, name: string): string =>
  root.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';

/** Redeems the coupon that was typed into `box`; resolves to whether the shop has taken it. Failures show a notice. */
export async function applyCoupon(host: HTMLElement, box: Element, settings: SectionSettings): Promise<boolean> {
  const code = typedIn(box, 'coupon_code');
  const params = pageGlobal('wc_checkout_params');
  const fields = [
    ['security', globalText(params, 'apply_coupon_nonce', '')],
    ['coupon_code', code],
  ] as const;
  const url = globalText(params, 'wc_ajax_url', '').replace('%%endpoint%%', 'apply_coupon');
  const answer = await fetchHtml(url || wcAjaxUrl('apply_coupon'), fields, { timeout: settings.timeout * 1000 }).catch(
    () => null,
  );
  const html = answer ?? plainNotice(settings.errorText);
  showNotices(host, html);
  if (answer === null) return false;
  emit(document.body, 'applied_coupon_in_checkout', code);
  emit(document.body, 'update_checkout', { update_shipping_method: false });
  return !parseServerHtml(html).querySelector('.woocommerce-error, .is-error');
}

/** Logs the visitor in with the name and password typed into `box`, then reloads the page. Failures show a notice. */
export async function logIn(host: HTMLElement, box: Element, settings: SectionSettings): Promise<false> {
  const remember = box.querySelector<HTMLInputElement>('#rememberme, [name=rememberme]')?.checked ?? false;
  const fields = [
    ['username', typedIn(box, 'username')],
    ['password', typedIn(box, 'password')],
    ['nonce', typedIn(box, 'woocommerce-login-nonce')],
    ['remember', String(remember)],
  ] as const;
  const url = globalText(pageGlobal('ElementorProFrontendConfig'), 'ajaxurl', '/wp-admin/admin-ajax.php');
  const given = await adminAjax(url, LOGIN, fields, { timeout: settings.timeout * 1000 }).catch(() => null);
  // Some versions of Elementor send the JSON as a string.
  const answer = typeof given === 'string' ? parseJson(given) : given;
  if (isRecord(answer) && answer.logged_in) {
    window.location.reload();
    return false;
  }
  const said = isRecord(answer) && typeof answer.message === 'string' ? answer.message : '';
  const html = said || plainNotice(settings.errorText);
  showNotices(host, html);
  emit(document.body, 'checkout_error', html);
  return false;
}
