import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { reportThrown } from '../../core/problems';
import { sync } from '../../core/react/hooks';
import { isRecord } from '../../core/settings/settings';
import { runElementReady } from '../../elementor/elements';
import { announceItems } from '../../elementor/queries/change';
import { pageGlobal } from '../../page/base/globals';
import { type Found, fetchResults } from './request';

/** How long the visitor must pause before a request, in milliseconds. */
const PAUSE = 300;

/** Runs the actions that scripts have added to Elementor's hooks under this name. */
export function runHook(name: string, ...details: unknown[]): void {
  const hooks = pageGlobal('elementorFrontend')?.hooks;
  if (!isRecord(hooks) || typeof hooks.doAction !== 'function') return;
  try {
    hooks.doAction(name, ...details);
  } catch (error) {
    reportThrown(error);
  }
}

/** The results of a search, or none. */
export interface Results {
  content: Found | null;
  isBusy: boolean;
  /** Asks for results after a pause, at once for another page; a newer request replaces it. */
  ask(term: string, page?: number): void;
  clear(): void;
}

/** Asks the server for results. A request that fails shows nothing, because the form can still be sent. */
export function useResults(host: HTMLElement, place: HTMLElement, pagesText: string): Results {
  const [content, setContent] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  useLayoutEffect(() => stop, [stop]);

  const load = async (term: string, page: number, { signal }: AbortController): Promise<void> => {
    const found = await fetchResults(host, term, page, signal, pagesText).catch(() => null);
    if (signal.aborted) return;
    sync(() => {
      setBusy(false);
      setContent(found);
    });
    if (!found) return;
    for (const item of place.querySelectorAll('.e-loop-item')) runElementReady(item);
    document.dispatchEvent(new Event('elementor/lazyload/observe'));
    runHook('search:results-updated');
    announceItems('shown', found.count, found.message);
  };
  const ask = (term: string, page?: number): void => {
    stop();
    const own = new AbortController();
    running.current = own;
    const timer = window.setTimeout(
      () => {
        sync(() => setBusy(true));
        void load(term, page ?? 1, own);
      },
      page ? 0 : PAUSE,
    );
    own.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const clear = (): void => {
    stop();
    setBusy(false);
    setContent(null);
  };
  return { content, isBusy, ask, clear };
}
