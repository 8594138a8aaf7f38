import { type ReactNode, useLayoutEffect } from 'react';
import { Bind } from '../../core/Bind';
import type { Item } from './groups';
import type { ItemState } from './itemState';

interface Props {
  item: Item;
  state: ItemState;
  /** The one item of its group that Tab reaches. */
  tabStop: boolean;
}

/** An item as its state asks for. A native radio keeps its own role and is what assistive technology meets. */
export function SwatchItem({ item, state, tabStop }: Props): ReactNode {
  const { element, input, title } = item;
  const { selected, disabled, noStock, suffix, stockLeft } = state;
  const stock = element.querySelector('.wvs-stock-left-info');
  // The stock text is printed by CSS, and the tooltip's suffix is there for the pointer only.
  const name =
    suffix || stockLeft ? [[title, suffix].join(' ').trim(), stockLeft].filter(Boolean).join(', ') : undefined;
  const tabindex = tabStop ? 0 : -1;

  // `checked` is no attribute: the markup stays the server's.
  useLayoutEffect(() => {
    if (input && input.checked !== selected) input.checked = selected;
  });
  useLayoutEffect(
    () => () => {
      if (input) input.checked = input.defaultChecked;
    },
    [input],
  );

  return (
    <>
      <Bind
        to={element}
        class={{ selected, disabled, 'no-stock': noStock, 'wvs-show-stock-left-info': stockLeft !== '' }}
        attrs={{
          'data-wvstooltip-out-of-stock': suffix,
          ...(input
            ? { role: 'none', tabindex: null, 'aria-checked': null, 'aria-label': null }
            : {
                role: 'radio',
                tabindex,
                'aria-checked': String(selected),
                'aria-disabled': disabled ? 'true' : undefined,
                'aria-label': name,
              }),
        }}
      />
      {input && <Bind to={input} attrs={{ disabled, tabindex, 'aria-label': name }} />}
      {stock && <Bind to={stock} attrs={{ 'data-wvs-stock-info': stockLeft }} />}
    </>
  );
}
