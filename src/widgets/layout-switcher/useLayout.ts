import { useLayoutEffect, useRef, useState } from 'react';
import type { InferSettings } from '../../core/settings';
import { sync } from '../../core/sync';
import { readCookie, writeCookie } from '../../page/cookies';
import { runElementReady } from '../../page/elementor';
import { emit } from '../../page/events';
import { showToast } from '../../ui/toast/toast';
import type { Kind } from './parts';
import { fetchLayout, layoutRequest } from './request';
import type { settings as schema } from './settings';

type Settings = InferSettings<typeof schema>;

/** Which layout is shown, its markup and the list that holds it when it is not the server's, which one is under way. */
export interface Layout {
  kind: Kind;
  html?: string;
  list?: Element;
  wanted?: Kind;
}

interface Options {
  /** The list that is there now: others may replace it. */
  findList(): HTMLElement | null;
  /** What the server shows. */
  served: Kind;
  settings: Settings;
  shown(kind: Kind): void;
}

/** Keeps the layout: the newest choice wins, what fails changes nothing but tells the visitor. */
export function useLayout({ findList, served, settings, shown }: Options): [Layout, (kind: Kind) => void] {
  const [layout, setLayout] = useState<Layout>({ kind: served });
  const now = useRef<{ kind: Kind; wanted?: Kind; stop?: AbortController }>({ kind: served });

  const show = async (kind: Kind, isAsked: boolean): Promise<void> => {
    const state = now.current;
    // A second click asks for nothing new. The layout on show is asked for while another one is under way: the shop
    // remembers what it was asked for last.
    if (kind === (state.wanted ?? state.kind)) return;
    // One without an id is the shop's default; without any there is nothing to switch.
    if (!settings.main_layout && !settings.secondary_layout) return;
    state.stop?.abort();
    const stop = new AbortController();
    Object.assign(state, { stop, wanted: kind });
    sync(() => setLayout((before) => ({ ...before, wanted: kind })));
    const request = layoutRequest(settings[kind]);
    let loaded: Awaited<ReturnType<typeof fetchLayout>>;
    try {
      loaded = await fetchLayout(request, { ...settings, signal: stop.signal });
    } catch (error) {
      if (stop.signal.aborted) return;
      state.wanted = undefined;
      sync(() => setLayout((before) => ({ ...before, wanted: undefined })));
      if (isAsked) void showToast({ type: 'error', message: error instanceof Error ? error.message : String(error) });
      return;
    }
    if (stop.signal.aborted) return;
    const list = findList();
    Object.assign(state, { kind, wanted: undefined });
    // The list may have gone meanwhile: one that comes then is the server's in the layout that it has just been asked for.
    sync(() => setLayout(list ? { kind, html: loaded.html, list } : { kind }));
    if (!list) return;
    if (settings.cookie) writeCookie(settings.cookie, settings[kind], settings.cookieDays);
    runElementReady(list);
    emit(document, 'jet-woo-builder-content-rendered', request, loaded.answer);
    if (isAsked) shown(kind);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useLayoutEffect(() => {
    const remembered = settings.cookie ? readCookie(settings.cookie) : undefined;
    const kinds = ['main_layout', 'secondary_layout'] as const;
    const kind = kinds.find((one) => settings[one] !== '' && settings[one] === remembered);
    // A page from a cache shows what somebody else has chosen. Not within React's own commit.
    if (kind && kind !== served) queueMicrotask(() => void show(kind, false));
    const state = now.current;
    return () => state.stop?.abort();
  }, []);

  return [layout, (kind) => void show(kind, true)];
}
