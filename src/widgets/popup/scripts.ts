import { isAdmitted, isCode } from '../../core/dom/html';
import { logFailure } from '../../core/problems';

const runs = (script: HTMLScriptElement): boolean => isCode(script) && isAdmitted(script);

/** Recreates a script: browsers run an element only once, and its clones never. */
function twinOf(script: HTMLScriptElement): HTMLScriptElement {
  const twin = document.createElement('script');
  for (const { name, value } of script.attributes) twin.setAttribute(name, value);
  twin.nonce = script.nonce;
  twin.text = script.text;
  return twin;
}

/** Replaces a script with its twin, which runs it; resolves when the next one may run. */
function run(script: HTMLScriptElement): Promise<unknown> | undefined {
  const twin = twinOf(script);
  const isAwaited = twin.src && twin.type !== 'module';
  const ended = isAwaited && new Promise((done) => ['load', 'error'].map((type) => twin.addEventListener(type, done)));
  script.replaceWith(twin);
  return ended || undefined;
}

/**
 * Runs the scripts of a displayed popup in order, as Elementor does each time. They are elements of the server's page,
 * never made from settings or attributes. Stops when `signal` aborts.
 */
export async function runScripts(root: Element, signal: AbortSignal): Promise<void> {
  for (const script of [...root.querySelectorAll('script')].filter(runs)) {
    if (signal.aborted || !root.contains(script)) continue;
    try {
      const ended = run(script);
      if (ended) await ended;
    } catch (error) {
      // Trusted Types do not let a script be recreated.
      logFailure('a script in a popup cannot be run.', error);
    }
  }
}
