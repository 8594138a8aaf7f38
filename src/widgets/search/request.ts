import { parseServerHtml } from '../../core/dom/html';
import { isRecord, parseJson } from '../../core/settings/settings';
import { postOf, proUrl } from '../../elementor/queries/request';
import { HttpError, MESSAGES, send } from '../../page/network/http';

const TIMEOUT = 30_000;

/** Results, with the links to their other pages. */
export interface Found {
  nodes: DocumentFragment;
  count: number;
  /** The site's message that there are no results. */
  message: string;
}

function box(tag: 'div' | 'nav', className: string, html: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.appendChild(parseServerHtml(html));
  return made;
}

/** Asks for results. @throws HttpError also when the answer contains no list */
export async function fetchResults(
  host: HTMLElement,
  term: string,
  page: number,
  signal: AbortSignal,
  pagesText: string,
): Promise<Found> {
  const body = { post_id: postOf(host), widget_id: host.dataset.id ?? '', search_term: term, page_number: page };
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await send(proUrl('refresh-search'), init, { signal, timeout: TIMEOUT });
  if (answer.status >= 400) throw new HttpError('status', MESSAGES.serverError, answer.status);
  const parsed = parseJson(answer.body);
  if (!isRecord(parsed) || typeof parsed.data !== 'string') throw new HttpError('not-json', MESSAGES.notJson);
  const list = box('div', 'e-search-results-list', parsed.data);
  const links = box('nav', 'elementor-pagination', typeof parsed.pagination === 'string' ? parsed.pagination : '');
  links.setAttribute('aria-label', pagesText);
  const nodes = document.createDocumentFragment();
  nodes.append(list, ...(links.firstElementChild ? [links] : []));
  const message = list.querySelector('.e-search-nothing-found-message')?.textContent?.trim() ?? '';
  return { nodes, count: list.querySelectorAll('.e-loop-item').length, message };
}
