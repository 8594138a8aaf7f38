import { useLayoutEffect, useRef, useState } from 'react';
import { runScripts, scriptsIn } from '../../core/dom/scripts';
import { sync } from '../../core/react/hooks';
import { type InferSettings, isRecord } from '../../core/settings/settings';
import { runElementReady } from '../../elementor/elements';
import { emit } from '../../page/base/events';
import { globalText, pageGlobal } from '../../page/base/globals';
import { adminAjax, HttpError, MESSAGES } from '../../page/network/http';
import { writeCookie } from '../../page/storage/cookies';
import { showError } from '../../ui/dialogs/toast/toast';
import type { LayoutKind } from './markup';
import { rememberedLayout } from './rules';
import type { settings as schema } from './settings';

/** Nested values as fields for PHP. @example phpFields('a', { b: [1] }) // [['a[b][0]', '1']] */
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

/** The fields of a request; listeners of the page's event get them, too. */
const layoutRequest = (layout: string): LayoutRequest => {
  const filters = activeFilters();
  return { query: pageGlobal('jetWooBuilderData')?.products ?? '', layout, ...(filters ? { filters } : {}) };
};

/** Fetches the list's HTML in a layout, and the whole answer. @throws HttpError */
async function fetchLayout(
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

interface Layout {
  kind: LayoutKind;
  html?: string;
  list?: Element;
  requested?: LayoutKind;
}

interface Options {
  findList(): HTMLElement | null;
  served: LayoutKind;
  settings: InferSettings<typeof schema>;
  onChosen(kind: LayoutKind): void;
}

/**
 * The layout shown, and a function to choose another. The newest choice wins; after a failure nothing changes but a
 * toast.
 */
export function useLayout({ findList, served, settings, onChosen }: Options): [Layout, (kind: LayoutKind) => void] {
  const [layout, setLayout] = useState<Layout>({ kind: served });
  const { current: state } = useRef<{ kind: LayoutKind; requested?: LayoutKind; request?: AbortController }>({
    kind: served,
  });

  const show = async (kind: LayoutKind, isByVisitor: boolean): Promise<void> => {
    // While another layout loads, the one shown is requested again, because the server remembers the last request.
    if (kind === (state.requested ?? state.kind)) return;
    if (!settings.main_layout && !settings.secondary_layout) return;
    state.request?.abort();
    state.request = new AbortController();
    state.requested = kind;
    const { signal } = state.request;
    sync(() => setLayout((before) => ({ ...before, requested: kind })));
    const fields = layoutRequest(settings[kind]);
    let loaded: Awaited<ReturnType<typeof fetchLayout>>;
    try {
      loaded = await fetchLayout(fields, { ...settings, signal });
    } catch (error) {
      if (signal.aborted) return;
      state.requested = undefined;
      sync(() => setLayout((before) => ({ ...before, requested: undefined })));
      const message = error instanceof Error ? error.message : String(error);
      if (isByVisitor) void showError(message);
      return;
    }
    if (signal.aborted) return;
    const list = findList();
    state.kind = kind;
    state.requested = undefined;
    sync(() => setLayout(list ? { kind, html: loaded.html, list } : { kind }));
    if (!list) return;
    if (settings.cookie) writeCookie(settings.cookie, settings[kind], settings.cookieDays);
    runScripts(scriptsIn(list));
    runElementReady(list);
    emit(document, 'jet-woo-builder-content-rendered', fields, loaded.answer);
    if (isByVisitor) onChosen(kind);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useLayoutEffect(() => {
    const kind = rememberedLayout(settings, served);
    // In a microtask, because `sync` cannot render during a commit.
    if (kind) queueMicrotask(() => void show(kind, false));
    return () => state.request?.abort();
  }, []);

  return [layout, (kind) => void show(kind, true)];
}
