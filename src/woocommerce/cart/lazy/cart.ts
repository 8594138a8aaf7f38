/** The entry of the chunk that `loadCart` loads. Other chunks import only types from it. */
import { isElement, isHtmlElement } from '../../../core/dom/nodes';
import { isRecord } from '../../../core/settings/settings';
import { announce } from '../../../page/base/announce';
import { asArgument, ask } from '../../../page/base/events';
import { goTo, safeUrl } from '../../../page/base/url';
import { HttpError, MESSAGES, wcAjax } from '../../../page/network/http';
import { keepPlace } from '../../../page/scroll/keepPlace';
import { queueCartWrite, whenCartIdle } from '../../cartQueue';
import { cartHash } from '../cookies';
import { type CartReaction, emitCartEvent } from '../events';
import { cartUrl, goesToCart, showAdded, showButton, showRoom } from './buttons';
import { type CartData, type CartField, fieldsOfData } from './fields';
import { type Fragments, readFragments, replaceFragments, showNotices } from './fragments';

export { forgetButtons, showButton } from './buttons';
export { readFragments, replaceFragments } from './fragments';

/** The input of an add. `post` sends the fields and resolves with the server's JSON. */
export interface AddRequest {
  button: HTMLElement;
  data: CartData;
  post(fields: readonly CartField[]): Promise<unknown>;
}

/** The result of an add. `refused`: nothing was added, so submit natively. `unsure`: it may have been added. */
export type AddResult =
  | { kind: 'added'; hasMessage: boolean }
  | { kind: 'vetoed' | 'leaving' | 'refused' }
  | { kind: 'unsure'; message: string; isOffline?: boolean };

/** The server's answer to an add, see `AddResult`. `elsewhere`: the options must be chosen on the product's page. */
export type AddAnswer =
  | { kind: 'added'; fragments: Fragments | undefined; hash: string | undefined }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'refused' }
  | { kind: 'unsure'; message: string; isOffline?: boolean };

/** Reads the answer to an add; unknown answers are refusals. */
export function readAddAnswer(answer: unknown): AddAnswer {
  if (!isRecord(answer)) return { kind: 'refused' };
  if (answer.error) {
    const url = answer.product_url;
    return typeof url === 'string' && url !== '' ? { kind: 'elsewhere', url } : { kind: 'refused' };
  }
  const { cart_hash: given } = answer;
  const fragments = readFragments(answer.fragments);
  const hash = typeof given === 'string' ? given : undefined;
  // Only a cart with items has a hash, so a hash means that the item was added.
  if (!fragments && !hash) return { kind: 'unsure', message: MESSAGES.unexpected };
  return { kind: 'added', fragments, hash };
}

/** Reads a failed add. After a server error or a lost connection the item may have been added. */
export function readAddFailure(error: unknown): AddAnswer {
  if (!(error instanceof HttpError)) return { kind: 'unsure', message: MESSAGES.unknown };
  const { kind, status, message, isOffline } = error;
  if (kind === 'not-json' || (kind === 'status' && status < 500)) return { kind: 'refused' };
  return { kind: 'unsure', message, isOffline };
}

async function sendAdd({ data, post }: AddRequest): Promise<AddAnswer> {
  let hashBefore = '';
  const answer = await queueCartWrite(() => {
    hashBefore = cartHash();
    return post(fieldsOfData(data));
  }).then(readAddAnswer, readAddFailure);
  // WooCommerce handles a field `add-to-cart` before the endpoint runs, so a strange answer can follow a success.
  const isInCart = cartHash() !== hashBefore;
  const isStrange = answer.kind === 'refused' || answer.kind === 'unsure';
  return isStrange && isInCart ? { kind: 'added', fragments: undefined, hash: undefined } : answer;
}

/** Navigates after all waiting cart writes, which the browser would cancel; false if the address is unsafe. */
export async function leaveFor(address: string): Promise<boolean> {
  if (safeUrl(address) === null) return false;
  await whenCartIdle();
  return goTo(address);
}

/**
 * Adds to the cart and emits WooCommerce's events; `keepReacting` shows the item.
 * @throws errors of listeners that may veto the request
 */
export async function addToCart(request: AddRequest): Promise<AddResult> {
  const { button, data } = request;
  const argument = asArgument(button);
  showButton(button, 'loading');
  if (!ask(document.body, 'should_send_ajax_request.adding_to_cart', argument)) {
    emitCartEvent('ajax_request_not_sent.adding_to_cart', false, false, argument);
    showButton(button, undefined);
    return { kind: 'vetoed' };
  }
  emitCartEvent('adding_to_cart', argument, data);
  const answer = await sendAdd(request);
  if (answer.kind === 'elsewhere' && (await leaveFor(answer.url))) return { kind: 'leaving' };
  if (answer.kind === 'added') {
    const cart = goesToCart() ? cartUrl() : null;
    if (cart && (await leaveFor(cart))) return { kind: 'leaving' };
    emitCartEvent('added_to_cart', answer.fragments, answer.hash, argument);
    if (!answer.fragments) emitCartEvent('wc_fragment_refresh');
    const hasMessage = Boolean(answer.fragments?.notices_html?.trim() || button.dataset.success_message);
    return { kind: 'added', hasMessage };
  }
  showButton(button, undefined);
  return answer.kind === 'unsure' ? answer : { kind: 'refused' };
}

/** The input of a removal: the pressed link and the key of the cart line. `timeout` in milliseconds. */
export interface RemoveRequest {
  link: HTMLElement;
  key: string;
  timeout: number;
}

/** The result of a removal. `leaving`: the browser follows the link. `failed`: the item is still in the cart. */
export type RemoveResult = { kind: 'removed' | 'leaving' } | { kind: 'failed'; message: string };

/** Removes a cart line, after which `keepReacting` shows the cart. If ajax fails, it follows the link. Never throws. */
export async function removeFromCart({ link, key, timeout }: RemoveRequest): Promise<RemoveResult> {
  const href = link.getAttribute('href') ?? '';
  let answer: unknown;
  let failure = MESSAGES.unexpected;
  try {
    answer = await queueCartWrite(() => wcAjax('remove_from_cart', [['cart_item_key', key]], { timeout }));
  } catch (error) {
    if (error instanceof HttpError) failure = error.message;
    // Offline, the link would only show the browser's error page.
    if (error instanceof HttpError && error.isOffline) return { kind: 'failed', message: failure };
  }
  const fragments = isRecord(answer) ? readFragments(answer.fragments) : undefined;
  if (isRecord(answer) && fragments) {
    const { cart_hash: hash } = answer;
    emitCartEvent('removed_from_cart', fragments, typeof hash === 'string' ? hash : undefined, asArgument(link));
    return { kind: 'removed' };
  }
  const hasAddress = href !== '' && !href.startsWith('#');
  return hasAddress && (await leaveFor(href)) ? { kind: 'leaving' } : { kind: 'failed', message: failure };
}

function buttonOf(argument: unknown): HTMLElement | undefined {
  const first = isElement(argument) ? argument : (argument as { 0?: unknown } | null | undefined)?.[0];
  return isHtmlElement(first) ? first : undefined;
}

/** Shows a changed cart in WooCommerce's order: button, fragments, notices, live region. */
export const showCartChange: CartReaction = (change, fragments, argument) => {
  const button = buttonOf(argument);
  const show = (): boolean => {
    if (button && change === 'added_to_cart') {
      showAdded(button);
      emitCartEvent('wc_cart_button_updated', argument);
    }
    if (!isRecord(fragments)) return false;
    replaceFragments(fragments);
    const hasNotices = showNotices(fragments);
    emitCartEvent('wc_fragments_loaded');
    return hasNotices;
  };
  // Keeps the button's place, so that a second press at the same point hits the same button.
  const hasNotices = keepPlace(() => (button?.isConnected ? button : null), show, showRoom);
  const message = button?.dataset.success_message;
  // Notices are alerts, which screen readers announce themselves.
  if (message && !hasNotices) announce(message);
};
