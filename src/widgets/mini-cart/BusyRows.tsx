import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BindAll } from '../../core/Bind';
import { onMutations } from '../../core/mutations';
import { rowsOf } from './removal';

const sameRows = (a: readonly Element[], b: readonly Element[]): boolean =>
  a.length === b.length && a.every((row, at) => row === b[at]);

const BUSY = {
  attrs: { 'aria-busy': 'true' },
  class: { processing: true },
  style: { opacity: '0.6', transition: 'opacity 200ms', 'pointer-events': 'none' },
};

/** Shows that lines are being removed, also on the markup that a fragment has put in their place meanwhile. */
export function BusyRows({ host, keys }: { host: Element; keys: ReadonlySet<string> }): ReactNode {
  const [rows, setRows] = useState(() => rowsOf(host, keys));
  useLayoutEffect(() => {
    const look = (): void =>
      setRows((before) => {
        const now = rowsOf(host, keys);
        return sameRows(before, now) ? before : now;
      });
    look();
    return onMutations(look);
  }, [host, keys]);
  return <BindAll items={rows.map((row) => [row, BUSY])} />;
}
