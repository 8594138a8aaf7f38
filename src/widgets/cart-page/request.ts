import { globalText, pageGlobal } from '../../page/globals';
import { type Fields, fetchHtml, HttpError, wcAjaxUrl } from '../../page/http';
import { type CartAnswer, nonceIn, paramsIn, readCart } from './answer';
import { actionOf } from './parts';

type FieldList = [name: string, value: string | File][];

/** What the pages that came since the load say: their nonces are younger. */
let params: Record<string, unknown> = {};

const nonce = (name: string): string => globalText({ ...pageGlobal('wc_cart_params'), ...params }, name, '');

/** Fetches a page of the shop that shows the cart. @throws HttpError */
export async function fetchCart(url: string, fields: Fields | null, timeout: number): Promise<CartAnswer> {
  const answer = readCart(await fetchHtml(url, fields, { timeout }));
  params = { ...params, ...paramsIn(answer.root) };
  return answer;
}

/** Fetches what one of the shop's ajax endpoints for the cart answers; once more with a younger nonce if it is refused. */
export async function askCart(
  endpoint: string,
  nonceName: string,
  fields: Fields,
  page: string,
  timeout: number,
): Promise<string> {
  const ask = (): Promise<string> =>
    fetchHtml(wcAjaxUrl(endpoint), [['security', nonce(nonceName)], ...fields], { timeout });
  const before = nonce(nonceName);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 403) throw error;
    await fetchCart(page, null, timeout);
    if (nonce(nonceName) === before) throw error;
    return ask();
  }
}

/** The same fields with the nonces of a younger page. */
const renewed = (fields: FieldList, { root }: CartAnswer): FieldList =>
  fields.map(([name, value]) => [name, (/nonce$/.test(name) && nonceIn(root, name)) || value]);

/** An answer, and whether the shop has done what it was asked for. */
export interface FormAnswer {
  answer: CartAnswer;
  isIgnored: boolean;
}

/**
 * Posts a form of the cart. A page from a cache has an old nonce, with which the shop does nothing and says nothing: then
 * once more, with the nonce of the answer.
 */
export async function postForm(
  form: HTMLFormElement,
  more: FieldList,
  isIgnored: (answer: CartAnswer) => boolean,
  timeout: number,
): Promise<FormAnswer> {
  const fields: FieldList = [...new FormData(form), ...more];
  const url = actionOf(form);
  const first = await fetchCart(url, fields, timeout);
  if (!isIgnored(first)) return { answer: first, isIgnored: false };
  const again = renewed(fields, first);
  if (again.every(([, value], index) => value === fields[index]?.[1])) return { answer: first, isIgnored: true };
  const answer = await fetchCart(url, again, timeout);
  return { answer, isIgnored: isIgnored(answer) };
}
