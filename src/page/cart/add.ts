import { cartHash } from '../cartCookies';
import { queueCartWrite } from '../cartQueue';
import { asArgument, ask } from '../events';
import { type AddAnswer, readAddAnswer, readAddFailure } from './answer';
import { showButton } from './buttons';
import { type CartData, type CartField, fieldsOfData } from './fields';
import { leaveFor } from './leave';
import { tellCart } from './tell';
import { cartUrl, goesToCart } from './viewCart';

/**
 * How an add ended. `added`: `isSaid` tells whether a notice or the button's own message says so. `leaving`: another page
 * is on its way. `refused`: nothing was added, the native way is open. `unsure`: it may have been added; `message` is for
 * the visitor.
 */
export type AddResult =
  | { kind: 'added'; isSaid: boolean }
  | { kind: 'vetoed' | 'leaving' | 'refused' }
  | { kind: 'unsure'; message: string };

/** What an add needs. `post` sends the fields and gives the shop's JSON. */
export interface AddRequest {
  button: HTMLElement;
  data: CartData;
  post(fields: readonly CartField[]): Promise<unknown>;
}

async function send({ data, post }: AddRequest): Promise<AddAnswer> {
  let before = '';
  const answer = await queueCartWrite(() => {
    before = cartHash();
    return post(fieldsOfData(data));
  }).then(readAddAnswer, readAddFailure);
  // The shop adds for a field `add-to-cart` before it looks for the endpoint: a strange answer can follow a success.
  const isInCart = cartHash() !== before;
  const isStrange = answer.kind === 'refused' || answer.kind === 'unsure';
  return isStrange && isInCart ? { kind: 'added', fragments: undefined, hash: undefined } : answer;
}

/**
 * Adds to the cart and tells the page, with the events of the CMS in their order (contract woocommerce §6.1). Requests
 * wait for earlier ones of the page. `keepReacting` must be on. Throws only what a listener of the veto throws.
 */
export async function addToCart(request: AddRequest): Promise<AddResult> {
  const { button, data } = request;
  const argument = asArgument(button);
  showButton(button, 'loading');
  if (!ask(document.body, 'should_send_ajax_request.adding_to_cart', argument)) {
    tellCart('ajax_request_not_sent.adding_to_cart', false, false, argument);
    showButton(button, undefined);
    return { kind: 'vetoed' };
  }
  tellCart('adding_to_cart', argument, data);
  const answer = await send(request);
  if (answer.kind === 'elsewhere' && (await leaveFor(answer.url))) return { kind: 'leaving' };
  if (answer.kind === 'added') {
    const cart = goesToCart() ? cartUrl() : null;
    if (cart && (await leaveFor(cart))) return { kind: 'leaving' };
    tellCart('added_to_cart', answer.fragments, answer.hash, argument);
    if (!answer.fragments) tellCart('wc_fragment_refresh');
    return { kind: 'added', isSaid: Boolean(answer.fragments?.notices_html?.trim() || button.dataset.success_message) };
  }
  showButton(button, undefined);
  return answer.kind === 'unsure' ? answer : { kind: 'refused' };
}
