import { Binding } from '../../core/binding';

/** Makes everything beside `root` inert; live regions and what lies above (toasts) go on. Returns what ends it. */
export function makeInert(root: Element): () => void {
  const behind = [...document.body.children].filter(
    (element) => element !== root && !element.matches('script,style,link,template,[role=status],.toast-container'),
  );
  const bindings = behind.map((element) => new Binding(element));
  for (const binding of bindings) binding.set({ attrs: { inert: '' } });
  return () => {
    for (const binding of bindings) binding.end();
  };
}
