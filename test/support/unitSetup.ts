import Cookies from 'js-cookie';
import { afterAll, vi } from 'vitest';

const ownOfDocument = new Set(Reflect.ownKeys(document));
const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
const ownAddress = location.href;

/** Removes everything that a file leaves in the shared environment: timers, spies, markup, cookies, storage, address. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  happyDOM.setURL(ownAddress);
  // Removes own properties that a test has defined on the document, such as cookies.
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
