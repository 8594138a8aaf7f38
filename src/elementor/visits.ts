import { pageGlobal } from '../page/base/globals';
import { OURS, runsElementor } from './elements';
import { countVisit } from './storage';

/** Elementor's own script counts when it starts. */
function countsItself(): boolean {
  const found = pageGlobal('elementorProFrontend');
  return found !== undefined && !(OURS in found);
}

/**
 * Calls `use` once this page view is counted: by us, or by Elementor's own script where the page has it. Returns what
 * stops the wait.
 */
export function whenCounted(use: () => void): () => void {
  const goOn = (): void => {
    if (!countsItself() || !runsElementor()) countVisit();
    use();
  };
  if (!countsItself() || runsElementor() || document.readyState === 'complete') {
    goOn();
    return () => {};
  }
  const ended = new AbortController();
  let timer = 0;
  // After the other listeners, of which one counts.
  const onStart = (): void => {
    ended.abort();
    timer = window.setTimeout(goOn);
  };
  window.addEventListener('elementor/frontend/init', onStart, { signal: ended.signal });
  window.addEventListener('load', onStart, { signal: ended.signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
