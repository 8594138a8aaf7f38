import { type InferSettings, isRecord, parseJson } from '../../core/settings/settings';
import { globalText, pageGlobal } from '../../page/base/globals';
import { HttpError, MESSAGES, send } from '../../page/network/http';
import { restRoot, restUrl } from '../../wordpress/restUrl';
import type { settings as schema } from './settings';

/** How a signup ended. `isDone`: the service has accepted the address. */
export interface Outcome {
  text: string;
  tone: 'success' | 'error' | 'none';
  isDone: boolean;
}

interface Texts {
  successMessage: string;
  optInMessage: string;
  errorMessage: string;
}

/** The outcome of a failed signup, with the reason. */
export const failed = (text: string): Outcome => ({ text, tone: 'error', isDone: false });

function errorIn(error: unknown): string {
  const parts: readonly unknown[] = Array.isArray(error) ? error : [error];
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(', ');
}

/** Reads the answer `{ error, success: { body } }`; null if it contains no message for the visitor. */
export function readOutcome(answer: unknown, { successMessage, optInMessage, errorMessage }: Texts): Outcome | null {
  if (!isRecord(answer)) return null;
  const error = errorIn(answer.error);
  // A function, because `replace` would interpret `$&` in the text.
  if (error) return failed(errorMessage.replace('{error}', () => error));
  const body = isRecord(answer.success) ? answer.success.body : undefined;
  const answered = typeof body === 'string' ? parseJson(body) : body;
  if (!isRecord(answered)) return null;
  if (answered.status === 'subscribed') return { text: successMessage, tone: 'success', isDone: true };
  if (answered.status === 'pending') return { text: optInMessage, tone: 'success', isDone: true };
  return typeof answered.title === 'string' && answered.title.trim()
    ? { text: answered.title, tone: 'none', isDone: false }
    : null;
}

type Settings = InferSettings<typeof schema>;

/** The address of a signup: `{rest base}widget/mailchimp/sendmail/?listed={list id}&…fields`. */
export function signupUrl(
  { restBase, listId }: Pick<Settings, 'restBase' | 'listId'>,
  fields: Iterable<readonly [string, string]>,
): string {
  const base = restBase || globalText(pageGlobal('elementskit'), 'resturl', '');
  const query = [['listed', listId] as const, ...fields];
  return base
    ? restUrl(base, 'widget/mailchimp/sendmail/', query).href
    : restUrl(restRoot(), 'elementskit/v1/widget/mailchimp/sendmail/', query).href;
}

const hasNoEndpoint = (status: number, answer: unknown): boolean =>
  status === 404 || (status < 400 && answer === undefined);

interface Signup {
  fields: Iterable<readonly [string, string]>;
  /** WordPress's nonce, without which ElementsKit subscribes nobody since 3.10. */
  nonce: string | null;
  /** May the site have no such endpoint? */
  canBeMissing: boolean;
  signal: AbortSignal;
}

/** Sends the signup; `missing` if the site has no such endpoint but may. Rejects only if `signal` is aborted. */
export async function subscribe(
  settings: Settings,
  { fields, nonce, canBeMissing, signal }: Signup,
): Promise<Outcome | 'missing'> {
  try {
    // The URL contains the visitor's e-mail address, so it must not reach a cache or a referrer.
    const init: RequestInit = {
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      headers: { Accept: 'application/json', ...(nonce && { 'X-WP-Nonce': nonce }) },
    };
    const options = { signal, timeout: settings.timeout * 1000 };
    const { status, body } = await send(signupUrl(settings, fields), init, options);
    const answer = parseJson(body);
    if (canBeMissing && hasNoEndpoint(status, answer)) return 'missing';
    if (status < 400 && answer === undefined) return failed(MESSAGES.notJson);
    return readOutcome(answer, settings) ?? failed(MESSAGES.unknown);
  } catch (error) {
    signal.throwIfAborted();
    return failed(error instanceof HttpError ? error.message : MESSAGES.unknown);
  }
}
