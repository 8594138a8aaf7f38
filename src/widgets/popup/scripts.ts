import { isAdmitted } from '../../core/dom/html';

/** The types that are code, and not data. */
const CODE = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i;

const isCode = (script: HTMLScriptElement): boolean =>
  CODE.test(script.type.trim()) && !script.noModule && isAdmitted(script);

/** A browser runs an element only once, and its copies not at all. */
function twinOf(script: HTMLScriptElement): HTMLScriptElement {
  const twin = document.createElement('script');
  for (const { name, value } of script.attributes) twin.setAttribute(name, value);
  twin.nonce = script.nonce;
  twin.text = script.text;
  return twin;
}

/** Puts a twin in the place of a script, which runs then; resolves once the next one may run. */
function run(script: HTMLScriptElement): Promise<unknown> | undefined {
  const twin = twinOf(script);
  const isAwaited = twin.src && twin.type !== 'module';
  const ended = isAwaited && new Promise((done) => ['load', 'error'].map((type) => twin.addEventListener(type, done)));
  script.replaceWith(twin);
  return ended || undefined;
}

/**
 * Runs the scripts in a popup that is shown, in their order, as Elementor does each time. They are the server's own:
 * elements of the page, not made of anything that settings or attributes say. Ends when `signal` aborts.
 */
export async function runScripts(root: Element, signal: AbortSignal): Promise<void> {
  for (const script of [...root.querySelectorAll('script')].filter(isCode)) {
    if (signal.aborted || !root.contains(script)) continue;
    try {
      const ended = run(script);
      if (ended) await ended;
    } catch (error) {
      // A policy of Trusted Types lets no script be made of another.
      console.error('storefront-widgets: a script in a popup cannot be run.', error);
    }
  }
}
