import { Binding } from '../../../core/react/binding';

/** Live regions must go on speaking, and toasts stay reachable. */
const LEFT_ALONE = 'script,style,link,template,[role=status],[role=alert],.toast-container';

/**
 * Makes everything beside `roots` inert: their siblings, and those of their ancestors. Returns a function that ends it.
 */
export function makeInert(roots: readonly Element[]): () => void {
  const around = new Set<Element>();
  for (const root of roots) {
    for (let node: Element | null = root; node && node !== document.body; node = node.parentElement) around.add(node);
  }
  const beside = new Set<Element>();
  for (const node of around) {
    if (roots.some((root) => root !== node && root.contains(node))) continue;
    for (const sibling of node.parentElement?.children ?? []) {
      if (!around.has(sibling) && !sibling.matches(LEFT_ALONE)) beside.add(sibling);
    }
  }
  const bindings = [...beside].map((element) => new Binding(element));
  for (const binding of bindings) binding.set({ attrs: { inert: '' } });
  return () => {
    for (const binding of bindings) binding.end();
  };
}
