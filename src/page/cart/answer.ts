import { isRecord } from '../../core/settings';
import { HttpError, MESSAGES } from '../http';

/** HTML by the selector that it replaces; `notices_html` is no selector but the HTML of the notices. */
export type Fragments = Readonly<Record<string, string>>;

/**
 * What the shop said to an add. `refused`: it answered, but not as a shop with this endpoint does, so the native way is
 * open. `unsure`: nobody knows whether the item is in the cart; `message` is for the visitor.
 */
export type AddAnswer =
  | { kind: 'added'; fragments: Fragments | undefined; hash: string | undefined }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'refused' }
  | { kind: 'unsure'; message: string };

/** Reads the answer to an add (spec §3 “Cart response fields”). */
export function readAddAnswer(answer: unknown): AddAnswer {
  // A server that does not know the action says `0`.
  if (!isRecord(answer)) return { kind: 'refused' };
  if (answer.error) {
    const url = answer.product_url;
    return typeof url === 'string' && url !== '' ? { kind: 'elsewhere', url } : { kind: 'refused' };
  }
  const { fragments, cart_hash: hash } = answer;
  if (!isRecord(fragments)) return { kind: 'unsure', message: MESSAGES.unknown };
  return { kind: 'added', fragments: fragments as Fragments, hash: typeof hash === 'string' ? hash : undefined };
}

/** What a failed request means. A server error or a lost connection may come after the item was added. */
export function readAddFailure(error: unknown): AddAnswer {
  if (!(error instanceof HttpError)) return { kind: 'unsure', message: MESSAGES.unknown };
  const { kind, status, message } = error;
  if (kind === 'not-json' || (kind === 'status' && status < 500)) return { kind: 'refused' };
  return { kind: 'unsure', message };
}
