import { isRecord } from '../../core/settings/settings';
import { answerAction, runActionOfHash } from '../../elementor/actionLinks';

/** Asks a panel to open or close; also sent by other scripts. */
const EVENT = 'elementor-pro/off-canvas/toggle-display-mode';

const NAMES = ['off_canvas:open', 'off_canvas:close', 'off_canvas:toggle'] as const;

type Mode = 'open' | 'close' | 'toggle';

const isMode = (mode: unknown): mode is Mode => mode === 'open' || mode === 'close' || mode === 'toggle';

/**
 * Calls `run` for what links, the page's address and other scripts ask of a panel; `from` is the link. Returns a
 * function that stops it.
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
  // Not in the commit, which opens nothing at once.
  queueMicrotask(() => {
    for (const name of hasEnded ? [] : NAMES) runActionOfHash(name, ask, (settings) => settings.id === id);
  });
  return () => {
    hasEnded = true;
    window.removeEventListener(EVENT, onAsked);
    for (const stop of stops) stop();
  };
}
