/** A short description of an element for messages: `#el-12`, or its tag and first class. */
export function describeElement(element: Element): string {
  if (element.id) return `#${element.id}`;
  const first = element.classList[0];
  return first ? `${element.localName}.${first}` : element.localName;
}
