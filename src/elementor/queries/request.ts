import { parseInert } from '../../core/dom/html';
import { isRecord, parseJson } from '../../core/settings/settings';
import { globalText, pageGlobal } from '../../page/base/globals';
import { parseUrl } from '../../page/base/url';
import { fetchPage, HttpError, MESSAGES, send } from '../../page/network/http';
import { restRoot, restUrl } from '../../wordpress/restUrl';
import { isEditMode } from '../base/editMode';
import { isListPage } from './address';
import { type Filters, widgetFilters } from './filters';

const TIMEOUT = 60_000;

/** The address of a route of Elementor Pro. The route is appended as text: the page's REST root may end in a query. */
export function proUrl(name: string): string {
  const route = `elementor-pro/v1/${name}`;
  const urls = pageGlobal('ElementorProFrontendConfig')?.urls;
  const root = isRecord(urls) ? globalText(urls, 'rest', '') : '';
  return root ? root + route : restUrl(restRoot(), route).href;
}

/** The id of the document around a list, in which the server looks for the list; else the id of the page's post. */
export function postOf(list: Element): number {
  const enclosing = Number(list.closest('[data-elementor-id]')?.getAttribute('data-elementor-id'));
  if (enclosing > 0) return enclosing;
  const post = pageGlobal('elementorFrontendConfig')?.post;
  return Number(isRecord(post) ? post.id : 0) || 0;
}

interface Editor {
  elementorPro?: { config?: { loopFilter?: { nonce?: unknown } } };
  $e?: { components: { get(name: string): { utils: { findContainerById(id: string): { model: EditorModel } } } } };
}

interface EditorModel {
  toJSON(options: object): unknown;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The editor's nonce. It may be in the window around, because edit mode shows the page in a frame. */
function editorNonce(): string {
  const nonceIn = (from: Window | null): unknown => (from as Editor | null)?.elementorPro?.config?.loopFilter?.nonce;
  const nonce = attempt(() => nonceIn(window)) ?? attempt(() => nonceIn(window.top));
  return typeof nonce === 'string' ? nonce : '';
}

/** The editor's model of the list, because unsaved changes are not on the server yet. */
const editorModel = (id: string): unknown =>
  attempt(() =>
    (window.top as Editor | null)?.$e?.components
      .get('document')
      .utils.findContainerById(id)
      .model.toJSON({ remove: ['default', 'editSettings', 'defaultEditSettings'] }),
  );

/** The body of a request for a list with filters. */
export function refreshBody(list: Element, id: string, filters: Filters, base: string): Record<string, unknown> {
  const body = {
    post_id: postOf(list),
    widget_filters: widgetFilters(filters),
    widget_id: id,
    pagination_base_url: base,
  };
  return isEditMode() ? { ...body, widget_model: editorModel(id), is_edit_mode: true } : body;
}

/** Fetches a list with other filters. @throws HttpError also when the answer holds no list */
export async function fetchFiltered(body: Record<string, unknown>, signal: AbortSignal): Promise<DocumentFragment> {
  const nonce = isEditMode() ? editorNonce() : '';
  const headers = { 'Content-Type': 'application/json', ...(nonce && { 'X-WP-Nonce': nonce }) };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await send(proUrl('refresh-loop'), init, { signal, timeout: TIMEOUT });
  if (answer.status >= 400) throw new HttpError('status', MESSAGES.serverError, answer.status);
  const parsed = parseJson(answer.body);
  if (!isRecord(parsed) || typeof parsed.data !== 'string') throw new HttpError('not-json', MESSAGES.notJson);
  return parseInert(parsed.data.trim());
}

/**
 * Fetches another page of this page's lists, and finds a list in it. @throws HttpError also when the list is missing
 */
export async function fetchPageOf(id: string, address: string, signal?: AbortSignal): Promise<Element> {
  const url = parseUrl(address);
  if (!url || !isListPage(url, new URL(window.location.href))) throw new HttpError('foreign', MESSAGES.unknown);
  const page = await fetchPage(url.href, { signal, timeout: TIMEOUT });
  const list = parseInert(page).querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (!list) throw new HttpError('not-json', MESSAGES.unexpected);
  return list;
}
