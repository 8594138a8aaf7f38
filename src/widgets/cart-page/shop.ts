/** Calls the shop. Only `queue.ts` loads this file, on demand; others import nothing but its types. */
import { globalText, pageGlobal } from '../../page/base/globals';
import { type Fields, fetchHtml, HttpError, MESSAGES, wcAjaxUrl } from '../../page/network/http';
import {
  type CartAnswer,
  hasCoupon,
  type NoticesAnswer,
  nonceIn,
  paramsIn,
  readCart,
  readNotices,
  readTotals,
  type Totals,
} from './answer';
import { actionOf, cartAddress, cartForm } from './markup';

export { ignoresChanges, reloadPage, replaceCart, replaceNotices, replaceTotals } from './answer';

type FieldList = [name: string, value: string | File][];

let latestParams: Record<string, unknown> = {};

const nonceOf = (endpoint: string): string =>
  globalText({ ...pageGlobal('wc_cart_params'), ...latestParams }, `${endpoint}_nonce`, '');

function formAddress(): string {
  const form = cartForm();
  return form ? actionOf(form) : cartAddress();
}

/** Fetches a page that shows the cart; `timeout` in milliseconds. @throws HttpError */
export async function fetchCart(url: string, fields: Fields | null, timeout: number): Promise<CartAnswer> {
  const answer = readCart(await fetchHtml(url, fields, { timeout }));
  latestParams = { ...latestParams, ...paramsIn(answer.root) };
  return answer;
}

/** The pauses before the next attempts, in milliseconds. */
const PAUSES = [0, 1000, 3000];

/** Fetches the current cart. Tries up to four times, because reading changes nothing. @throws HttpError */
export async function fetchCurrent(timeout: number): Promise<CartAnswer> {
  for (const pause of PAUSES) {
    const form = cartForm();
    try {
      // Without the field `update_cart` the shop saves nothing.
      return await fetchCart(formAddress(), form && [...new FormData(form)], timeout);
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return fetchCart(formAddress(), null, timeout);
}

const withNoncesOf = ({ root }: CartAnswer, fields: FieldList): FieldList =>
  fields.map(([name, value]) => [name, (/nonce$/.test(name) && nonceIn(root, name)) || value]);

/** Posts a form of the cart, and again with a new nonce if the shop has ignored the old one. @throws HttpError */
export async function postForm(
  form: HTMLFormElement,
  more: FieldList,
  isIgnored: (answer: CartAnswer) => boolean,
  timeout: number,
): Promise<{ answer: CartAnswer; isIgnored: boolean }> {
  const fields: FieldList = [...new FormData(form), ...more];
  const url = actionOf(form);
  const first = await fetchCart(url, fields, timeout);
  if (!isIgnored(first)) return { answer: first, isIgnored: false };
  const renewed = withNoncesOf(first, fields);
  if (renewed.every(([, value], index) => value === fields[index]?.[1])) return { answer: first, isIgnored: true };
  const second = await fetchCart(url, renewed, timeout);
  return { answer: second, isIgnored: isIgnored(second) };
}

async function postTo(endpoint: string, fields: Fields, timeout: number): Promise<string> {
  const address = formAddress();
  const nonce = nonceOf(endpoint);
  const post = (): Promise<string> =>
    fetchHtml(wcAjaxUrl(endpoint), [['security', nonceOf(endpoint)], ...fields], { timeout });
  try {
    return await post();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 403) throw error;
    await fetchCart(address, null, timeout);
    if (nonceOf(endpoint) === nonce) throw error;
    return post();
  }
}

/** The shop's answer about a coupon. `current`: the shop's cart, if it was fetched. */
export interface CouponAnswer extends Omit<NoticesAnswer, 'isSure'> {
  current?: CartAnswer;
}

/** Applies or removes a coupon. If the notices do not tell the result, the cart does. @throws HttpError */
export async function postCoupon(
  endpoint: 'apply_coupon' | 'remove_coupon',
  code: string,
  timeout: number,
): Promise<CouponAnswer> {
  const isApplied = endpoint === 'apply_coupon';
  const html = await postTo(endpoint, [[isApplied ? 'coupon_code' : 'coupon', code]], timeout);
  const answer = html.trim() ? readNotices(html) : { notices: [], scripts: [], isError: false, isSure: false };
  if (answer.isSure) return answer;
  const current = await fetchCurrent(timeout);
  if (hasCoupon(current, code) !== isApplied) throw new HttpError('not-json', MESSAGES.unexpected);
  return { ...answer, current };
}

/** Sends the shipping choice and returns the new totals. @throws HttpError */
export const postShipping = async (fields: Fields, timeout: number): Promise<Totals> =>
  readTotals(await postTo('update_shipping_method', fields, timeout));

/** Fetches the current totals. @throws HttpError */
export const fetchTotals = async (timeout: number): Promise<Totals> =>
  readTotals(await fetchHtml(wcAjaxUrl('get_cart_totals'), null, { timeout }));
