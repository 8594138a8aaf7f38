/** A short name of an element for messages: `#el-12`, or the tag and its first class. */
export function describeElement(element: Element): string {
  if (element.id) return `#${element.id}`;
  const first = element.classList[0];
  return first ? `${element.localName}.${first}` : element.localName;
}
