const ACTIVE = 'script, iframe, object, embed, base, meta, link';

/** Takes out what could run code: storage is open to everything that runs on the page, so its HTML is not trusted. */
export function cleanHtml(fragment: DocumentFragment): DocumentFragment {
  for (const element of fragment.querySelectorAll(ACTIVE)) element.remove();
  for (const element of fragment.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      // Browsers skip control characters and blanks in front of and inside of the scheme.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are skipped
      const runs = /^(javascript:|vbscript:|data:text)/i.test(value.replace(/[\u0000-\u0020]/g, ''));
      if (name.startsWith('on') || runs) element.removeAttribute(name);
    }
  }
  return fragment;
}
