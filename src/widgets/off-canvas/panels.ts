import { isRecord } from '../../core/settings/settings';
import { answerAction, runActionOfHash } from '../../elementor/actionLinks';
import { EVENT, STARTED } from './requests';

/** Our panels, by the id of Elementor's element. */
const panels = new Set<string>();

/** Registers a panel; returns a function that removes it. */
export function join(id: string): () => void {
  panels.add(id);
  return () => void panels.delete(id);
}

/** Is this the id of one of our panels? */
export const hasPanel = (id: string): boolean => panels.has(id);

const NAMES = ['off_canvas:open', 'off_canvas:close', 'off_canvas:toggle'] as const;

type Mode = 'open' | 'close' | 'toggle';

const isMode = (mode: unknown): mode is Mode => mode === 'open' || mode === 'close' || mode === 'toggle';

/**
 * Calls `run` when links, the page's address or other scripts ask a panel to open or close; `from` is the link. Returns
 * a function that stops it.
 */
export function onRequests(id: string, run: (mode: Mode, from: Element | null) => void): () => void {
  let link: Element | null = null;
  let hasEnded = false;
  const onAsked = ({ detail }: Event & { detail?: unknown }): void => {
    if (isRecord(detail) && String(detail.id) === id && isMode(detail.displayMode)) run(detail.displayMode, link);
  };
  const ask = (detail: { id: string; displayMode: Mode }, from: Element): void => {
    if (detail.id !== id) return;
    link = from;
    window.dispatchEvent(new CustomEvent(EVENT, { detail }));
    link = null;
  };
  window.addEventListener(EVENT, onAsked);
  const stops = NAMES.map((name) => answerAction(name, ask));
  // After the commit, during which nothing can open.
  queueMicrotask(() => {
    if (!hasEnded) window.dispatchEvent(new CustomEvent(STARTED, { detail: id }));
    for (const name of hasEnded ? [] : NAMES) runActionOfHash(name, ask, (settings) => settings.id === id);
  });
  return () => {
    hasEnded = true;
    window.removeEventListener(EVENT, onAsked);
    for (const stop of stops) stop();
  };
}
