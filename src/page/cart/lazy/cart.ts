/**
 * Changes the cart and shows its changes: what is sent, how the answer is read, which events follow, what they bring on the
 * page. This file is the root of a chunk that `loadCart` fetches with the first touch, so what loads with the page imports
 * only types from here.
 */
import { isRecord } from '../../../core/settings';
import { announce } from '../../base/announce';
import { asArgument, ask } from '../../base/events';
import { goTo, safeUrl } from '../../base/url';
import { queueCartWrite, whenCartIdle } from '../../cartQueue';
import { HttpError, MESSAGES, wcAjax } from '../../http';
import { cartHash } from '../cookies';
import { type CartReaction, emitCartEvent } from '../events';
import { cartUrl, goesToCart, showAdded, showButton } from './buttons';
import { type CartData, type CartField, fieldsOfData } from './fields';
import { type Fragments, readFragments, replaceFragments, showNotices } from './fragments';

export { forgetButtons, showButton } from './buttons';
export { readFragments, replaceFragments } from './fragments';

/** What an add needs. `post` sends the fields and gives the shop's JSON. */
export interface AddRequest {
  button: HTMLElement;
  data: CartData;
  post(fields: readonly CartField[]): Promise<unknown>;
}

/**
 * How an add ended. `added`: `hasMessage` says whether a notice or the button's own message reports it. `leaving`: another
 * page is on its way. `refused`: nothing was added, the native way is open. `unsure`: it may have been added; `message` is
 * for the visitor.
 */
export type AddResult =
  | { kind: 'added'; hasMessage: boolean }
  | { kind: 'vetoed' | 'leaving' | 'refused' }
  | { kind: 'unsure'; message: string };

/** The shop's answer to an add. `elsewhere`: the product has to be chosen on its own page. Other kinds: `AddResult`. */
export type AddAnswer =
  | { kind: 'added'; fragments: Fragments | undefined; hash: string | undefined }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'refused' }
  | { kind: 'unsure'; message: string };

/** Reads the answer to an add. One that no shop with this endpoint would give is a refusal. */
export function readAddAnswer(answer: unknown): AddAnswer {
  // A server that does not know the action answers `0`.
  if (!isRecord(answer)) return { kind: 'refused' };
  if (answer.error) {
    const url = answer.product_url;
    return typeof url === 'string' && url !== '' ? { kind: 'elsewhere', url } : { kind: 'refused' };
  }
  const { cart_hash: given } = answer;
  const fragments = readFragments(answer.fragments);
  const hash = typeof given === 'string' ? given : undefined;
  // Only a cart with something in it has a hash, so the shop has added, whatever else the answer lacks.
  if (!fragments && !hash) return { kind: 'unsure', message: MESSAGES.unknown };
  return { kind: 'added', fragments, hash };
}

/** What a failed request means. A server error or a lost connection may come after the item was added. */
export function readAddFailure(error: unknown): AddAnswer {
  if (!(error instanceof HttpError)) return { kind: 'unsure', message: MESSAGES.unknown };
  const { kind, status, message } = error;
  if (kind === 'not-json' || (kind === 'status' && status < 500)) return { kind: 'refused' };
  return { kind: 'unsure', message };
}

/** Sends an add after all earlier writes to the cart, and reads the answer. Never throws. */
async function sendAdd({ data, post }: AddRequest): Promise<AddAnswer> {
  let hashBefore = '';
  const answer = await queueCartWrite(() => {
    hashBefore = cartHash();
    return post(fieldsOfData(data));
  }).then(readAddAnswer, readAddFailure);
  // The shop adds for a field `add-to-cart` before it looks for the endpoint: a strange answer can follow a success.
  const isInCart = cartHash() !== hashBefore;
  const isStrange = answer.kind === 'refused' || answer.kind === 'unsure';
  return isStrange && isInCart ? { kind: 'added', fragments: undefined, hash: undefined } : answer;
}

/**
 * Leaves for an address once everything that waits to be written to the cart has been sent: the browser would drop it.
 * False when the address is none to follow.
 */
export async function leaveFor(address: string): Promise<boolean> {
  if (safeUrl(address) === null) return false;
  await whenCartIdle();
  return goTo(address);
}

/**
 * Adds to the cart, and emits the events of the CMS in their order. Requests wait for earlier ones of the page. Needs
 * `keepReacting`, which shows the added item. Throws only what a listener of the veto throws.
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

/** What a removal needs: the link that was pressed, the key of the cart's line. `timeout` in milliseconds. */
export interface RemoveRequest {
  link: HTMLElement;
  key: string;
  timeout: number;
}

/**
 * How a removal ended. `leaving`: the link's own address is on its way. `failed`: the item is still there; `message` is
 * for the visitor.
 */
export type RemoveResult = { kind: 'removed' | 'leaving' } | { kind: 'failed'; message: string };

const isOffline = (error: unknown): boolean => error instanceof HttpError && error.message === MESSAGES.offline;

/**
 * Removes a line of the cart, and emits `removed_from_cart`. When the shop does not do it, the link is followed: its
 * address removes the line, too. Requests wait for earlier ones. Needs `keepReacting`, which shows the new cart. Never
 * throws.
 */
export async function removeFromCart({ link, key, timeout }: RemoveRequest): Promise<RemoveResult> {
  const href = link.getAttribute('href') ?? '';
  let answer: unknown;
  try {
    answer = await queueCartWrite(() => wcAjax('remove_from_cart', [['cart_item_key', key]], { timeout }));
  } catch (error) {
    // The browser would only show its error page.
    if (isOffline(error)) return { kind: 'failed', message: MESSAGES.offline };
  }
  const fragments = isRecord(answer) ? readFragments(answer.fragments) : undefined;
  if (isRecord(answer) && fragments) {
    const { cart_hash: hash } = answer;
    emitCartEvent('removed_from_cart', fragments, typeof hash === 'string' ? hash : undefined, asArgument(link));
    return { kind: 'removed' };
  }
  const hasAddress = href !== '' && !href.startsWith('#');
  return hasAddress && (await leaveFor(href)) ? { kind: 'leaving' } : { kind: 'failed', message: MESSAGES.unknown };
}

/** The element of an event's button argument: a jQuery collection, an element, or nothing at all. */
function buttonOf(argument: unknown): HTMLElement | undefined {
  const first = argument instanceof Element ? argument : (argument as { 0?: unknown } | null | undefined)?.[0];
  return first instanceof HTMLElement ? first : undefined;
}

/** Shows what an add or a removal has changed, in the order of the CMS: button, fragments, notices, live region. */
export const showCartChange: CartReaction = (change, fragments, argument) => {
  const button = buttonOf(argument);
  if (button && change === 'added_to_cart') {
    showAdded(button);
    emitCartEvent('wc_cart_button_updated', argument);
  }
  let hasNotices = false;
  if (isRecord(fragments)) {
    replaceFragments(fragments);
    hasNotices = showNotices(fragments);
    emitCartEvent('wc_fragments_loaded');
  }
  const message = button?.dataset.success_message;
  // Notices are alerts, which screen readers read out by themselves.
  if (message && !hasNotices) announce(message);
};
