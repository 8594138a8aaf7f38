import { type ReactNode, useMemo } from 'react';
import { Bind } from '../../core/Bind';
import { focusPointOf, type Group, labelOf } from './groups';
import type { ItemState } from './itemState';
import { SelectedName } from './SelectedName';
import { SwatchItem } from './SwatchItem';
import type { SwatchSettings } from './settings';

interface Props {
  host: HTMLElement;
  group: Group;
  states: readonly ItemState[];
  settings: SwatchSettings;
}

/** The item that Tab reaches: the one with the focus, else the chosen one, else the first that can be chosen. */
function tabStopOf({ items }: Group, states: readonly ItemState[]): number {
  const focused = items.findIndex((item) => focusPointOf(item) === document.activeElement);
  if (focused >= 0) return focused;
  const selected = states.findIndex((state) => state.selected);
  return selected >= 0
    ? selected
    : Math.max(
        0,
        states.findIndex((state) => !state.disabled),
      );
}

/** The swatches of one attribute. */
export function SwatchGroup({ host, group, states, settings }: Props): ReactNode {
  const { list, items } = group;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list says where the label is
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
        return state && <SwatchItem key={item.value} item={item} state={state} tabStop={index === tabStop} />;
      })}
    </>
  );
}
