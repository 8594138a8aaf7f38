import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import { attributesOf, classesOf, radioAttributesOf, tabStopOf } from './look';
import { type Group, type Item, labelOf, STOCK } from './markup';
import type { ItemState } from './rules';
import type { SwatchSettings } from './settings';

const NAME = 'woo-selected-variation-item-name';

function SelectedName({ label, text }: { label: HTMLElement; text: string }): ReactNode {
  const [existing] = useState(() => label.querySelector(`.${NAME}`));
  if (existing) return <Bind to={existing} text={text} />;
  return (
    <Place as="span" in={label} className={NAME} attrs={{ 'data-default': '' }}>
      {text}
    </Place>
  );
}

function SwatchItem({ item, state, isTabStop }: { item: Item; state: ItemState; isTabStop: boolean }): ReactNode {
  const { element, input } = item;
  const { selected, stockLeft } = state;
  const stock = element.querySelector(STOCK);

  // By hand, because `Bind` sets no properties.
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
      <Bind to={element} class={classesOf(state)} attrs={attributesOf(item, state, isTabStop)} />
      {input && <Bind to={input} attrs={radioAttributesOf(item, state, isTabStop)} />}
      {stock && <Bind to={stock} attrs={{ 'data-wvs-stock-info': stockLeft }} />}
    </>
  );
}

interface Props {
  host: HTMLElement;
  group: Group;
  states: readonly ItemState[];
  settings: SwatchSettings;
}

/** The swatches of one attribute. */
export function SwatchGroup({ host, group, states, settings }: Props): ReactNode {
  const { list, items } = group;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the label depends on the list only
  const label = useMemo(() => labelOf(group, host), [list, host]);
  const title = items[states.findIndex((state) => state.selected)]?.title;
  const tabStop = tabStopOf(group, states);
  return (
    <>
      <Bind to={list} attrs={{ role: 'radiogroup' }} />
      {list.parentElement && <Bind to={list.parentElement} class={{ 'woo-variation-items-wrapper': true }} />}
      {label && settings.show_variation_label && (
        <SelectedName label={label} text={title ? `${settings.variation_label_separator} ${title}` : ''} />
      )}
      {items.map((item, index) => {
        const state = states[index];
        return state && <SwatchItem key={item.value} item={item} state={state} isTabStop={index === tabStop} />;
      })}
    </>
  );
}
