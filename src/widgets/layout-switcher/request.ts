import { isRecord } from '../../core/settings';
import { globalText, pageGlobal } from '../../page/globals';
import { adminAjax, HttpError, MESSAGES } from '../../page/http';
import { phpFields } from '../../page/phpFields';

/** The action of the call (spec §7). */
const ACTION = 'jet_woo_builder_get_layout';

/** What the filter plugin filters the list by now, if it is there. */
function filterQuery(): unknown {
  const groups = pageGlobal('JetSmartFilters')?.filterGroups;
  const group = isRecord(groups) ? groups['woocommerce-archive/default'] : undefined;
  return isRecord(group) ? group.query : undefined;
}

/** What is asked for, as listeners of the page get it. */
export interface LayoutRequest {
  query: unknown;
  layout: string;
  filters?: unknown;
}

/** The request for a layout of this page's list. */
export const layoutRequest = (layout: string): LayoutRequest => {
  const filters = filterQuery();
  return { query: pageGlobal('jetWooBuilderData')?.products ?? '', layout, ...(filters ? { filters } : {}) };
};

/** Where the request goes. */
const address = (given: string): string =>
  given || globalText(pageGlobal('jetWooBuilderData'), 'ajax_url', '/wp-admin/admin-ajax.php');

/** The list’s HTML in a layout, with the whole answer. @throws HttpError */
export async function fetchLayout(
  request: LayoutRequest,
  { url, timeout, signal }: { url: string; timeout: number; signal: AbortSignal },
): Promise<{ html: string; answer: unknown }> {
  const fields = Object.entries(request).flatMap(([name, value]) => phpFields(name, value));
  const answer = await adminAjax(address(url), ACTION, fields, { signal, timeout: timeout * 1000 });
  const data = isRecord(answer) && answer.success !== false ? answer.data : undefined;
  if (!isRecord(data) || typeof data.html !== 'string') throw new HttpError('not-json', MESSAGES.notJson);
  return { html: data.html, answer };
}
