import type { JSHandle, Page } from 'playwright-core';

/**
 * The HTML of every element that matches, one per line, to compare byte by byte. Attributes named in `ignore` and the
 * number of our hosts are left out, the others sorted; the live elements are not changed.
 */
export async function serializeDom(page: Page, selector: string, ignore: string[] = []): Promise<string> {
  return (await serializeEach(page, selector, ignore)).join('\n');
}

/** The same as a list; with `html`, of a document parsed from it instead of the page. */
export function serializeEach(page: Page, selector: string, ignore: string[] = [], html?: string): Promise<string[]> {
  return page.evaluate(
    ([query, names, text]) => {
      const root = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
      return [...root.querySelectorAll(query)].map((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const node of [copy, ...copy.querySelectorAll('*')]) {
          for (const name of names) node.removeAttribute(name);
          // Their order means nothing, and an attribute that was away comes last.
          const attributes = [...node.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
          for (const one of attributes) node.removeAttributeNode(one);
          for (const one of attributes) node.setAttributeNode(one);
        }
        return copy.outerHTML;
      });
    },
    [selector, ['data-storefront-host', ...ignore], html] as const,
  );
}

/** Remembers every node (elements, texts, comments) of the elements that match, in order, for {@link domNodesSame}. */
export function rememberNodes(page: Page, selector: string): Promise<JSHandle<Node[]>> {
  return page.evaluateHandle((query) => {
    const nodes: Node[] = [];
    for (const root of document.querySelectorAll(query)) {
      const walker = document.createTreeWalker(root);
      for (let node: Node | null = root; node; node = walker.nextNode()) nodes.push(node);
    }
    return nodes;
  }, selector);
}

/** Whether the elements that match consist of exactly the remembered nodes: same objects, same order, none more. */
export function domNodesSame(page: Page, selector: string, before: JSHandle<Node[]>): Promise<boolean> {
  return page.evaluate(
    ([query, known]) => {
      const nodes: Node[] = [];
      for (const root of document.querySelectorAll(query as string)) {
        const walker = document.createTreeWalker(root);
        for (let node: Node | null = root; node; node = walker.nextNode()) nodes.push(node);
      }
      const old = known as Node[];
      return nodes.length === old.length && nodes.every((node, at) => node === old[at]);
    },
    [selector, before] as const,
  );
}
