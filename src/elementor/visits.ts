import { whenActivated } from '../page/base/activated';
import { pageGlobal } from '../page/base/globals';
import { OURS, runsElementor } from './base/theirScript';
import { countVisit } from './storage';

/** Does Elementor's own script count? It does so when it starts. */
function countsItself(): boolean {
  const found = pageGlobal('elementorProFrontend');
  return found !== undefined && !(OURS in found);
}

/**
 * Calls `use` once this page view is counted, by us or by Elementor's own script, and the visitor is on the page: what
 * the browser prerenders may never be seen. Returns a function that stops waiting.
 */
export function whenCounted(use: () => void): () => void {
  let stopStart = (): void => {};
  const stopActivation = whenActivated(() => {
    stopStart = whenStarted(use);
  });
  return () => {
    stopActivation();
    stopStart();
  };
}

/** As `whenCounted`, once the visitor is there. */
function whenStarted(use: () => void): () => void {
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
  // After all other listeners, because one of them counts.
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
