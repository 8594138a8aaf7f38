import { useLayoutEffect, useRef } from 'react';
import { Binding, type Overrides } from './binding';

export type { Overrides } from './binding';

/**
 * Overrides properties of a server node, each until it is `undefined` or the component unmounts. Of several owners, the
 * newest wins.
 */
export function Bind(props: Overrides & { to: Element }): null {
  const binding = useRef<Binding>(undefined);
  // In React and Preact, layout effects of the components around this one run later and so see the overrides.
  useLayoutEffect(() => {
    if (binding.current?.to !== props.to) {
      binding.current?.end();
      binding.current = new Binding(props.to);
    }
    binding.current.set(props);
  });
  useLayoutEffect(() => () => binding.current?.end(), []);
  return null;
}

/** A node and its overrides. */
export type BindItem = readonly [to: Element, overrides: Overrides];

/** `Bind` for many nodes in one component. */
export function BindAll({ items }: { items: readonly BindItem[] }): null {
  const bindings = useRef<Binding[]>([]);
  useLayoutEffect(() => {
    const before = bindings.current;
    const now = items.map(([to], at) => (before[at]?.to === to ? before[at] : new Binding(to)));
    bindings.current = now;
    for (const [at, binding] of before.entries()) if (now[at] !== binding) binding.end();
    for (const [at, [, overrides]] of items.entries()) now[at]?.set(overrides);
  });
  useLayoutEffect(
    () => () => {
      for (const binding of bindings.current) binding.end();
    },
    [],
  );
  return null;
}
