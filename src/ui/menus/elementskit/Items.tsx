import { type ReactNode, useLayoutEffect } from 'react';
import { keyOf, useLiveList } from '../../../core/react/hooks';
import { Item, type Shared } from './Item';
import { parentsOf } from './markup';
import { useKeys } from './useKeys';
import type { Opening } from './useOpen';

interface ItemsProps extends Shared {
  host: HTMLElement;
  opening: Opening;
  /** Do the first items stand side by side? */
  isRow: boolean;
}

/** All items of a menu that open something. */
export function Items({ host, opening, isRow, ...shared }: ItemsProps): ReactNode {
  const items = useLiveList(() => parentsOf(host));
  useKeys(host, opening, isRow, shared.mode.isNarrow);
  const { open, close } = opening;
  const isGone = open !== null && !open.item.isConnected;
  useLayoutEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  return items.map((item) => (
    <Item
      key={keyOf(item)}
      {...shared}
      item={item}
      isOpen={opening.isOpen(item)}
      onToggle={(one) => opening.toggle(one)}
    />
  ));
}
