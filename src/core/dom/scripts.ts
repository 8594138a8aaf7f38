import { isOfSite } from '../settings/siteConfig';
import { isCode, ownNonce, trusted } from './html';
import { isTag } from './nodes';

/** The scripts in HTML from the site's own server, in order. They run only by `runScripts`, never by themselves. */
export const scriptsIn = (root: ParentNode): HTMLScriptElement[] =>
  [...root.querySelectorAll<HTMLScriptElement>('script')].filter((one) => isTag(one, 'script'));

/** May the script's file be loaded? Only from the site: answers do not decide which other hosts hear of the visitor. */
function mayLoad(script: HTMLScriptElement): boolean {
  const file = script.getAttribute('src');
  try {
    return file === null || isOfSite(new URL(file, document.baseURI));
  } catch {
    return false;
  }
}

/** Would `runScripts` run the script? */
export const isRunnable = (script: HTMLScriptElement): boolean => isCode(script) && mayLoad(script);

/** A copy of the script that runs: browsers run a script element only once, and one that `innerHTML` made never. */
function twinOf(script: HTMLScriptElement): HTMLScriptElement {
  const twin = document.createElement('script');
  for (const { name, value } of script.attributes) {
    if (name !== 'src' && name !== 'nonce' && !name.startsWith('on')) twin.setAttribute(name, value);
  }
  const file = script.getAttribute('src');
  // A script in an inert document resolves no addresses, so the page's base is used.
  if (file) twin.src = trusted().createScriptURL(new URL(file, document.baseURI).href);
  else twin.text = trusted().createScript(script.text);
  // The server cannot know the nonce of the page that its answer is for.
  twin.nonce = ownNonce() || script.nonce;
  return twin;
}

/** Runs a script; resolves when the next one may run. Undefined where that is at once: inline code and modules. */
function run(script: HTMLScriptElement): Promise<void> | undefined {
  const twin = twinOf(script);
  const isAwaited = twin.src && twin.type !== 'module';
  const ended = new Promise<void>((done) => {
    for (const type of ['load', 'error']) twin.addEventListener(type, () => done());
  });
  document.head.appendChild(twin);
  if (isAwaited) return ended.then(() => twin.remove());
  twin.remove();
  return undefined;
}

let isWaiting = false;
const later: HTMLScriptElement[] = [];

/**
 * Runs scripts of a fresh answer from the site's own server, once, in order and in the head, as jQuery does for HTML
 * that it inserts. Only for answers that the script of the shop or of an add-on inserts with jQuery; never for stored
 * HTML.
 */
export function runScripts(scripts: Iterable<HTMLScriptElement>): void {
  const rest = [...scripts].filter(isRunnable);
  while (rest.length > 0 && !isWaiting) {
    const ended = run(rest.shift() as HTMLScriptElement);
    if (!ended) continue;
    isWaiting = true;
    void ended.then(() => {
      isWaiting = false;
      runScripts(later.splice(0));
    });
  }
  // Inline code may need what a file before it defines.
  later.push(...rest);
}
