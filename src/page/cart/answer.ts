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

/** The fragments in an answer; undefined where it has none. PHP prints a list where a site has taken all of them out. */
export function readFragments(given: unknown): Fragments | undefined {
  if (Array.isArray(given) && given.length === 0) return {};
  return isRecord(given) ? (given as Fragments) : undefined;
}

/** Reads the answer to an add (spec §3 “Cart response fields”). */
export function readAddAnswer(answer: unknown): AddAnswer {
  // A server that does not know the action says `0`.
  if (!isRecord(answer)) return { kind: 'refused' };
  if (answer.error) {
    const url = answer.product_url;
    return typeof url === 'string' && url !== '' ? { kind: 'elsewhere', url } : { kind: 'refused' };
  }
  const { cart_hash: given } = answer;
  const fragments = readFragments(answer.fragments);
  const hash = typeof given === 'string' ? given : undefined;
  // Only a cart with something in it has a hash: the shop has added, whatever else it says.
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
