import { isRecord } from '../../core/settings';
import { queueCartWrite } from '../cartQueue';
import { asArgument } from '../events';
import { HttpError, MESSAGES, wcAjax } from '../http';
import { readFragments } from './answer';
import { leaveFor } from './leave';
import { tellCart } from './tell';

/**
 * How a removal ended. `leaving`: the link's own way is taken. `failed`: the item is still there; `message` is for the
 * visitor.
 */
export type RemoveResult = { kind: 'removed' | 'leaving' } | { kind: 'failed'; message: string };

/** What a removal needs. `timeout` in milliseconds. */
export interface RemoveRequest {
  link: HTMLElement;
  key: string;
  timeout: number;
}

const isOffline = (error: unknown): boolean => error instanceof HttpError && error.message === MESSAGES.offline;

/**
 * Removes a line of the cart and tells the page (contract woocommerce §8). When the shop does not do it, the link is
 * followed: its address removes the line, too. Requests wait for earlier ones. `keepReacting` must be on. Never throws.
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
    tellCart('removed_from_cart', fragments, typeof hash === 'string' ? hash : undefined, asArgument(link));
    return { kind: 'removed' };
  }
  const leads = href !== '' && !href.startsWith('#');
  return leads && (await leaveFor(href)) ? { kind: 'leaving' } : { kind: 'failed', message: MESSAGES.unknown };
}
