import Cookies from 'js-cookie';
import { afterAll, vi } from 'vitest';

const ownOfDocument = new Set(Reflect.ownKeys(document));
const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const ownAddress = location.href;

/** What a file leaves behind in the environment that it shares with others goes: timers, spies, markup, cookies, storage, address. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  happyDOM.setURL(ownAddress);
  // What a test has put in place of the document's own, as its cookies.
  for (const key of Reflect.ownKeys(document)) if (!ownOfDocument.has(key)) Reflect.deleteProperty(document, key);
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
});
