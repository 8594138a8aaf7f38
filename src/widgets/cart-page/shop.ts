/**
 * Asks the shop, and passes on what shows its answers. The actions get this module from the queue, which loads it with the
 * first need: nothing may import it, `answer.ts` or `replace.ts` otherwise.
 */
import { globalText, pageGlobal } from '../../page/base/globals';
import { type Fields, fetchHtml, HttpError, MESSAGES, wcAjaxUrl } from '../../page/http';
import { type CartAnswer, hasCoupon, nonceIn, paramsIn, readCart, readNotices, readTotals } from './answer';
import { actionOf, cartForm, cleanAddress } from './markup';

export { ignoresChanges } from './answer';
export { reloadPage, removeNotices, replaceCart, replaceTotals, showNotices } from './replace';

type FieldList = [name: string, value: string | File][];

/** What the pages that came since the load print for the CMS's script: their nonces are younger. */
let latestParams: Record<string, unknown> = {};

const nonceOf = (endpoint: string): string =>
  globalText({ ...pageGlobal('wc_cart_params'), ...latestParams }, `${endpoint}_nonce`, '');

/** The address of the cart's page, as its form knows it. */
function cartAddress(): string {
  const form = cartForm();
  return form ? actionOf(form) : cleanAddress();
}

/** Fetches a page of the shop that shows the cart; `timeout` in milliseconds. @throws HttpError */
export async function fetchCart(url: string, fields: Fields | null, timeout: number): Promise<CartAnswer> {
  const answer = readCart(await fetchHtml(url, fields, { timeout }));
  latestParams = { ...latestParams, ...paramsIn(answer.root) };
  return answer;
}

/** How long the next attempt waits after a failed one, in milliseconds. */
const PAUSES = [0, 1000, 3000];

/** Fetches the cart as the shop has it now. Up to four attempts, because asking changes nothing. @throws HttpError */
export async function fetchCurrent(timeout: number): Promise<CartAnswer> {
  for (const pause of PAUSES) {
    const form = cartForm();
    try {
      // Without the field `update_cart` the shop saves nothing.
      return await fetchCart(cartAddress(), form && [...new FormData(form)], timeout);
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return fetchCart(cartAddress(), null, timeout);
}

const withNoncesOf = ({ root }: CartAnswer, fields: FieldList): FieldList =>
  fields.map(([name, value]) => [name, (/nonce$/.test(name) && nonceIn(root, name)) || value]);

/**
 * Posts a form of the cart with `more` fields. The page of a cache has an old nonce, with which the shop does nothing and
 * prints no message: then the form is posted once more, with the nonce of the answer. @throws HttpError
 */
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

/** Posts to one of the shop's endpoints for the cart; once more with a younger nonce if the shop refuses the old one. */
async function postTo(endpoint: string, fields: Fields, timeout: number): Promise<string> {
  const address = cartAddress();
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

/** What the shop answers about a coupon; `current` is its cart, where that had to be fetched. */
export interface CouponAnswer {
  notices: HTMLElement[];
  isError: boolean;
  current?: CartAnswer;
}

/**
 * Applies a coupon, or removes it. Some sites hide the messages about coupons, or print something else: then the cart
 * decides whether the coupon counts. @throws HttpError when the shop has not done it
 */
export async function postCoupon(
  endpoint: 'apply_coupon' | 'remove_coupon',
  code: string,
  timeout: number,
): Promise<CouponAnswer> {
  const isApplied = endpoint === 'apply_coupon';
  const html = await postTo(endpoint, [[isApplied ? 'coupon_code' : 'coupon', code]], timeout);
  const answer = html.trim() ? readNotices(html) : { notices: [], isError: false, isSure: false };
  if (answer.isSure) return answer;
  const current = await fetchCurrent(timeout);
  if (hasCoupon(current, code) !== isApplied) throw new HttpError('not-json', MESSAGES.unknown);
  return { ...answer, current };
}

/** Sends how to ship; the answer is the new totals. @throws HttpError */
export const postShipping = async (fields: Fields, timeout: number): Promise<HTMLElement[]> =>
  readTotals(await postTo('update_shipping_method', fields, timeout));

/** Fetches the totals as the shop has them now. @throws HttpError */
export const fetchTotals = async (timeout: number): Promise<HTMLElement[]> =>
  readTotals(await fetchHtml(wcAjaxUrl('get_cart_totals'), null, { timeout }));
