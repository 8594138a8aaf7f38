import { useLayoutEffect, useRef, useState } from 'react';
import { sync } from '../../core/react/hooks';
import type { InferSettings } from '../../core/settings/settings';
import { runElementReady } from '../../elementor/elements';
import { emit } from '../../page/base/events';
import { readCookie, writeCookie } from '../../page/storage/cookies';
import { showError } from '../../ui/dialogs/toast/toast';
import type { LayoutKind } from './markup';
import { fetchLayout, layoutRequest } from './request';
import type { settings as schema } from './settings';

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

/** The shown layout and a function to choose another: the newest choice wins, a failure only shows a toast. */
export function useLayout({ findList, served, settings, onChosen }: Options): [Layout, (kind: LayoutKind) => void] {
  const [layout, setLayout] = useState<Layout>({ kind: served });
  const { current: state } = useRef<{ kind: LayoutKind; requested?: LayoutKind; request?: AbortController }>({
    kind: served,
  });

  const show = async (kind: LayoutKind, isByVisitor: boolean): Promise<void> => {
    // The shown layout is requested again while another loads, because the shop remembers the last request.
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
    runElementReady(list);
    emit(document, 'jet-woo-builder-content-rendered', fields, loaded.answer);
    if (isByVisitor) onChosen(kind);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useLayoutEffect(() => {
    const remembered = settings.cookie ? readCookie(settings.cookie) : undefined;
    const kinds = ['main_layout', 'secondary_layout'] as const;
    const kind = kinds.find((one) => settings[one] !== '' && settings[one] === remembered);
    // A cached page shows someone else's choice. In a microtask, because `sync` does nothing within a commit.
    if (kind && kind !== served) queueMicrotask(() => void show(kind, false));
    return () => state.request?.abort();
  }, []);

  return [layout, (kind) => void show(kind, true)];
}
