import { useMemo } from 'react';
import { useLiveList } from '../../core/react/hooks';
import type { Panel } from './panel';

/** The panels that `read` finds, kept up to date when other scripts change the markup. */
export function usePanels<P extends Panel>(host: HTMLElement, read: (host: HTMLElement) => readonly P[]): readonly P[] {
  const parts = useLiveList(() => read(host).flatMap(({ titles, body }) => [...titles, body]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts mean other markup
  return useMemo(() => read(host), [host, parts]);
}
