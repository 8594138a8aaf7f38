import { currentScript, windowValue } from '../../settings/siteGlobals';
import { isLoader, LOADER_ID } from './inlineCode';

/** How long the loader may take, in milliseconds. */
const LONGEST = 10_000;

/**
 * How long the loader may take, in milliseconds, once nothing holds it back: an optimiser does until the visitor moves,
 * the browser until the page has been parsed.
 */
const AFTERWARDS = 4000;

const MOVES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];

/** Has the loader run? */
const isRunning = (): boolean =>
  typeof (windowValue('StorefrontWidgets') as { report?: unknown } | undefined)?.report === 'function';

/** The tag as the plugin has printed it; null where an optimiser has merged its file or holds it back. */
function plainTag(): HTMLScriptElement | null {
  const tag = document.getElementById(LOADER_ID) as HTMLScriptElement | null;
  return tag?.src && /^((text|application)\/javascript|module)?$/.test(tag.type) ? tag : null;
}

/**
 * Calls `fail` once if the loader does not run: its file fails to load, is not a script, takes too long, or was merged
 * into a file that does one of these. `hangs` says that the page still waits for the file. Marks inline scripts that
 * throw, since they may miss a script that was left out.
 */
export function watchLoader(fail: (hangs: boolean) => void): void {
  let isOver = false;
  let isLost = false;
  const end = (): void => {
    if (isOver || isRunning()) return;
    isOver = true;
    fail(document.readyState !== 'complete' && performance.now() > LONGEST);
  };
  const onError = ({ target, error }: Event & { error?: unknown }): void => {
    const running = currentScript();
    if (target === window && running && !running.src) running.setAttribute('data-failed', '');
    if (isLoader(target)) end();
    else isLost ||= target === window ? error instanceof SyntaxError : (target as Element).nodeName === 'SCRIPT';
  };
  addEventListener('error', onError, true);
  // A response that is no script, such as an error page, fires `load`, too.
  document.addEventListener('load', ({ target }) => isLoader(target) && end(), true);
  addEventListener('load', () => isLost && !plainTag() && end());
  const endIfLate = (): void => {
    const tag = plainTag();
    if (tag?.defer && document.readyState === 'loading') {
      document.addEventListener('readystatechange', () => setTimeout(endIfLate, AFTERWARDS), { once: true });
      return;
    }
    if (tag) {
      end();
      return;
    }
    const onMove = (): void => {
      for (const type of MOVES) removeEventListener(type, onMove, true);
      setTimeout(end, AFTERWARDS);
    };
    for (const type of MOVES) addEventListener(type, onMove, true);
  };
  setTimeout(endIfLate, LONGEST);
}
