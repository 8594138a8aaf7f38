import { globalText, pageGlobal } from '../../../page/base/globals';
import { fetchHtml, HttpError, MESSAGES } from '../../../page/network/http';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 30_000;

/** An area's HTML. @throws HttpError, also where the server has nothing to show or takes nobody's word */
export async function requestArea(postId: string, signal: AbortSignal): Promise<string> {
  const config = pageGlobal('ekit_config');
  const url = globalText(config, 'ajaxurl', '');
  if (!/^\d+$/.test(postId) || !url) throw new HttpError('status', MESSAGES.unknown);
  const fields: [string, string][] = [
    ['action', 'ekit_widgetarea_content'],
    ['nonce', globalText(config, 'nonce', '')],
    ['post_id', postId],
  ];
  const html = await fetchHtml(url, fields, { signal, timeout: PATIENCE });
  if (/^\s*(0|-1)?\s*$/.test(html)) throw new HttpError('status', MESSAGES.unexpected);
  return html;
}
