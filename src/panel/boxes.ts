/** Where elements are on the page. */

const hasSize = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/** The box of an element, or that of its content where it has none itself; undefined where nothing of it can be seen. */
export function boxOf(element: Element): DOMRect | undefined {
  const own = element.getBoundingClientRect();
  if (hasSize(own)) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  const content = range.getBoundingClientRect();
  return hasSize(content) ? content : undefined;
}
