import { isRecord } from '../../core/settings/settings';
import { globalText, pageGlobal } from '../../page/base/globals';
import { adminAjax, HttpError, MESSAGES } from '../../page/network/http';

/** PHP's names of nested fields. @example phpFields('a', { b: [1] }) // [['a[b][0]', '1']] */
function phpFields(name: string, value: unknown): [name: string, value: string][] {
  if (value === null || value === undefined || typeof value === 'function') return [];
  if (Array.isArray(value)) return value.flatMap((item, at) => phpFields(`${name}[${at}]`, item));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => phpFields(`${name}[${key}]`, item));
  return [[name, String(value)]];
}

function activeFilters(): unknown {
  const groups = pageGlobal('JetSmartFilters')?.filterGroups;
  const group = isRecord(groups) ? groups['woocommerce-archive/default'] : undefined;
  return isRecord(group) ? group.query : undefined;
}

interface LayoutRequest {
  query: unknown;
  layout: string;
  filters?: unknown;
}

/** The fields of a layout request; listeners on the page get them, too. */
export const layoutRequest = (layout: string): LayoutRequest => {
  const filters = activeFilters();
  return { query: pageGlobal('jetWooBuilderData')?.products ?? '', layout, ...(filters ? { filters } : {}) };
};

/** Fetches the list's HTML in a layout, with the whole answer. @throws HttpError */
export async function fetchLayout(
  request: LayoutRequest,
  { url, timeout, signal }: { url: string; timeout: number; signal: AbortSignal },
): Promise<{ html: string; answer: unknown }> {
  const fields = Object.entries(request).flatMap(([name, value]) => phpFields(name, value));
  const address = url || globalText(pageGlobal('jetWooBuilderData'), 'ajax_url', '/wp-admin/admin-ajax.php');
  const options = { signal, timeout: timeout * 1000 };
  const answer = await adminAjax(address, 'jet_woo_builder_get_layout', fields, options);
  const data = isRecord(answer) && answer.success !== false ? answer.data : undefined;
  if (!isRecord(data) || typeof data.html !== 'string') throw new HttpError('not-json', MESSAGES.notJson);
  return { html: data.html, answer };
}
