import { parseJson } from '../core/settings/settings';
import { globalText, pageGlobal } from '../page/base/globals';
import { HttpError, MESSAGES, refuseUpload, send } from '../page/network/http';
import { restRoot, restUrl } from '../wordpress/restUrl';

const ROUTE = 'megamenu/megamenu_content';

/** Timeout in milliseconds. */
const PATIENCE = 30_000;

/** The address of a mega menu's content. @throws TypeError when the page names a malformed REST base. */
export function megaContentUrl(id: string): string {
  const base = globalText(pageGlobal('elementskit'), 'resturl', '');
  const query = [['id', id]] as const;
  return (base ? restUrl(base, ROUTE, query) : restUrl(restRoot(), `elementskit/v1/${ROUTE}`, query)).href;
}

/** The HTML in a response, as JSON or plain; empty if there is no content, null if the response is invalid. */
export function readMegaContent(body: string): string | null {
  const answer = parseJson(body);
  if (typeof answer === 'string') return answer;
  if (answer === null) return '';
  // A whole page means that the server failed.
  return answer === undefined && /^\s*<(?!!doctype|html|\?xml)/i.test(body) ? body : null;
}

/** Fetches the content of a mega menu as HTML. @throws HttpError without a valid response */
export async function fetchMegaContent(id: string, signal: AbortSignal): Promise<string> {
  if (!/^\d+$/.test(id)) throw new HttpError('status', MESSAGES.unknown);
  const answer = await send(megaContentUrl(id), {}, { signal, timeout: PATIENCE });
  const { status, body } = answer;
  if (status >= 400) throw new HttpError('status', MESSAGES.serverError, status);
  refuseUpload(answer);
  const html = readMegaContent(body);
  if (html === null) throw new HttpError('not-json', MESSAGES.notJson, status);
  return html;
}
