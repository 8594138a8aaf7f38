import { isOfSite } from '../settings/siteConfig';
import { isCode, ownNonce, trusted } from './html';
import { isTag } from './nodes';

/** The scripts in HTML of the site's own server, in order. They never run by themselves, see `runScripts`. */
export const scriptsIn = (root: ParentNode): HTMLScriptElement[] =>
  [...root.querySelectorAll<HTMLScriptElement>('script')].filter((one) => isTag(one, 'script'));

/** May its file be loaded? Only from the site: answers do not decide which other hosts hear of the visitor. */
function mayLoad(script: HTMLScriptElement): boolean {
  const file = script.getAttribute('src');
  try {
    return file === null || isOfSite(new URL(file, document.baseURI));
  } catch {
    return false;
  }
}

/** The script, made anew: browsers run an element only once, and parsed ones never. */
function twinOf(script: HTMLScriptElement): HTMLScriptElement {
  const twin = document.createElement('script');
  for (const { name, value } of script.attributes) {
    if (name !== 'src' && name !== 'nonce' && !name.startsWith('on')) twin.setAttribute(name, value);
  }
  const file = script.getAttribute('src');
  // A parsed script has no address of its own before it is inserted.
  if (file) twin.src = trusted().createScriptURL(new URL(file, document.baseURI).href);
  else twin.text = trusted().createScript(script.text);
  // The server cannot know the nonce of the page that its answer is for.
  twin.nonce = ownNonce() || script.nonce;
  return twin;
}

/** Runs a script; resolves when the next one may run, at once for inline code. */
function run(script: HTMLScriptElement): Promise<void> | undefined {
  const twin = twinOf(script);
  const isAwaited = twin.src && twin.type !== 'module';
  const ended = new Promise<void>((done) => {
    for (const type of ['load', 'error']) twin.addEventListener(type, () => done());
  });
  document.head.append(twin);
  if (isAwaited) return ended.then(() => twin.remove());
  twin.remove();
  return undefined;
}

let isWaiting = false;
const later: HTMLScriptElement[] = [];

/**
 * Runs scripts of a fresh answer of the site's own server, once, in order and in the head, as jQuery does for HTML that
 * it inserts. Only for answers that the shop's own script, or the add-on's, inserts with jQuery; never for stored HTML.
 */
export function runScripts(scripts: Iterable<HTMLScriptElement>): void {
  const rest = [...scripts].filter((script) => isCode(script) && mayLoad(script));
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
