import { answerPastEvents } from './pastEvents';

/** Scripts that were left out; the attribute's value is the address of the file, and empty for inline code. */
const LEFT_OUT = 'script[data-left-out]';

/** Did inline code, as `wp_add_inline_script` prints it, run without its script, and throw? */
const hasMissedScript = ({ id, dataset }: HTMLScriptElement): boolean =>
  dataset.failed !== undefined &&
  document.getElementById(id.replace(/-(before|after|extra)$/, ''))?.matches(LEFT_OUT) === true;

/** A script that runs, with the code and the attributes of the one that was left out. */
function scriptOf(old: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of [...old.attributes])
    if (!/^(type|data-(left-out.*|held-for|failed))$/.test(name)) script.setAttribute(name, value);
  const { leftOut, leftOutType } = old.dataset;
  if (leftOutType) script.type = leftOutType;
  script.nonce = old.nonce;
  if (leftOut) script.src = leftOut;
  else script.textContent = old.textContent;
  return script;
}

function preload({ dataset, nonce, crossOrigin }: HTMLScriptElement): void {
  if (!dataset.leftOut) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', nonce, crossOrigin, href: dataset.leftOut });
  document.head.appendChild(link);
}

/** Puts the script in place of `old`, and calls `then` once it has run or failed. */
function run(old: HTMLScriptElement, then: () => void): void {
  const script = scriptOf(old);
  script.onload = then;
  script.onerror = () => {
    // The next call of `bringBack` tries this script again.
    script.replaceWith(old);
    then();
  };
  old.replaceWith(script);
  if (!script.src) then();
}

let isRunning = false;

/**
 * Loads the scripts that were left out, in their order and with their inline code, in their places. `hangs` says that
 * the page's load event does not come.
 */
export function bringBack(hangs?: boolean): void {
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', () => bringBack(hangs), { once: true });
    return;
  }
  const all = [...document.querySelectorAll<HTMLScriptElement>(`${LEFT_OUT},script[data-failed]`)];
  const waiting = all.filter((script) => script.matches(LEFT_OUT) || hasMissedScript(script));
  if (isRunning || !waiting.length) return;
  isRunning = true;
  const events = answerPastEvents(hangs);
  waiting.forEach(preload);
  const next = (): void => {
    events.afterScript();
    const script = waiting.shift();
    if (script) {
      run(script, next);
    } else {
      isRunning = false;
      events.end();
    }
  };
  next();
}
