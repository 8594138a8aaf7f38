import { type InferSettings, parseJson } from '../../core/settings/settings';
import { globalText, pageGlobal } from '../../page/base/globals';
import { HttpError, MESSAGES, send } from '../../page/network/http';
import { restRoot, restUrl } from '../../wordpress/restUrl';
import { failed, type Outcome, readOutcome } from './rules';
import type { settings as schema } from './settings';

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

/** Signs up; `missing` if `canBeMissing` and the site has no such endpoint. Rejects only when `signal` aborts. */
export async function subscribe(
  settings: Settings,
  fields: Iterable<readonly [string, string]>,
  canBeMissing: boolean,
  signal: AbortSignal,
): Promise<Outcome | 'missing'> {
  try {
    // The URL holds the visitor's e-mail address, so it must not reach a cache or a referrer.
    const init: RequestInit = {
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      headers: { Accept: 'application/json' },
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
