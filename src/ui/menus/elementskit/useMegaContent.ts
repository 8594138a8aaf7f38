import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { sync } from '../../../core/react/hooks';
import { fetchMegaContent } from '../../../elementor/megaContent';

/** A panel's content: its HTML, once it is there. */
export type Content = { state: 'absent' | 'loading' | 'failed' } | { state: 'loaded'; html: string };

/** Content that is fetched when pointer or focus come near; `load` does nothing while it loads or once it is there. */
export function useMegaContent(id: string): [content: Content, load: () => void] {
  const [content, setContent] = useState<Content>({ state: 'absent' });
  const { current: request } = useRef<{ running?: AbortController | undefined; isDone?: boolean }>({});
  const load = useCallback(() => {
    if (request.running || request.isDone) return;
    const running = new AbortController();
    const end = (next: Content): void => {
      if (running.signal.aborted) return;
      request.running = undefined;
      request.isDone = next.state === 'loaded';
      sync(() => setContent(next));
    };
    request.running = running;
    setContent({ state: 'loading' });
    fetchMegaContent(id, running.signal).then(
      (html) => end({ state: 'loaded', html }),
      () => end({ state: 'failed' }),
    );
  }, [id, request]);
  useLayoutEffect(
    () => () => {
      request.running?.abort();
      request.running = undefined;
    },
    [request],
  );
  return [content, load];
}
