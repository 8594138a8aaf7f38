import { parseJson } from '../core/settings/settings';
import { globalText, pageGlobal } from '../page/base/globals';
import { HttpError, MESSAGES, send } from '../page/network/http';
import { restRoot, restUrl } from '../wordpress/restUrl';

const ROUTE = 'megamenu/megamenu_content';

/** In milliseconds. */
const PATIENCE = 30_000;

/** The address of a mega menu's content. @throws TypeError when the page names a malformed REST base. */
export function megaContentUrl(id: string): string {
  const base = globalText(pageGlobal('elementskit'), 'resturl', '');
  const query = [['id', id]] as const;
  return (base ? restUrl(base, ROUTE, query) : restUrl(restRoot(), `elementskit/v1/${ROUTE}`, query)).href;
}

/** The HTML in an answer: JSON text or bare; empty where there is nothing to show. Null: it is no answer. */
export function readMegaContent(body: string): string | null {
  const answer = parseJson(body);
  if (typeof answer === 'string') return answer;
  if (answer === null) return '';
  // A server that answers with a whole page means an error.
  return answer === undefined && /^\s*<(?!!doctype|html|\?xml)/i.test(body) ? body : null;
}

/** Fetches the content of a mega menu as HTML. @throws HttpError without an answer, or when it is none. */
export async function fetchMegaContent(id: string, signal: AbortSignal): Promise<string> {
  if (!/^\d+$/.test(id)) throw new HttpError('status', MESSAGES.unknown);
  const { status, body } = await send(megaContentUrl(id), {}, { signal, timeout: PATIENCE });
  if (status >= 400) throw new HttpError('status', MESSAGES.serverError, status);
  const html = readMegaContent(body);
  if (html === null) throw new HttpError('not-json', MESSAGES.notJson, status);
  return html;
}
