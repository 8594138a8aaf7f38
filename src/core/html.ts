interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory;
  }
}

let policy: { createHTML(html: string): string } | undefined;

/** Only markup from the shop's answers and templates may pass; text of visitors, URLs or storage must not. */
function trusted(html: string): string {
  policy ??= window.trustedTypes?.createPolicy('storefront-widgets', { createHTML: (text) => text }) ?? {
    createHTML: (text) => text,
  };
  return policy.createHTML(html);
}

/** Replaces an element's content by HTML from the server. Scripts in it do not run. */
export function setHtml(element: Element, html: string): void {
  element.innerHTML = trusted(html);
}

/** Parses server HTML into a fragment in which no image loads, no custom element starts and no script runs. */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trusted(html);
  return template.content;
}

/** Parses HTML from the server into a fragment of this document. Scripts in it do not run. */
export const parseHtml = (html: string): DocumentFragment => document.importNode(parseInert(html), true);

/** Decodes HTML entities: `5&quot; inseam` becomes `5" inseam`. Markup in the text stays text. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const area = document.createElement('textarea');
  area.innerHTML = trusted(text);
  return area.value;
}
