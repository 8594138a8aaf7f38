import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { Bind } from '../../core/Bind';
import type { PageEvent } from '../../core/listen';
import { isRtl } from '../../page/device';
import { emit } from '../../page/events';
import type { WidgetProps } from '../../page/widget';
import { announceStart } from './announceStart';
import { activate } from './choose';
import { focusOrder } from './focusOrder';
import { groupStates } from './groupStates';
import { choiceIn, focusPointOf, type Group, groupsOf, type Item } from './groups';
import type { ItemState } from './itemState';
import { MoreLink } from './MoreLink';
import { SwatchGroup } from './SwatchGroup';
import type { settings as schema } from './settings';
import { useExtras } from './useExtras';
import { useOptions } from './useOptions';
import { useRefresh } from './useRefresh';
import { variationsOf } from './variations';

const MORE = '.woo-variation-swatches-variable-item-more';

interface Found {
  group: Group;
  item: Item;
  state: ItemState;
  index: number;
  /** Of all items of the group. */
  states: readonly ItemState[];
}

/** Tells plugins about every chosen item, once the form has settled. */
function tellChosen(host: HTMLElement): void {
  for (const { select, items } of groupsOf(host)) {
    const chosen = select.value && items.find(({ value }) => value === select.value);
    if (chosen) emit(chosen.element, 'wvs-item-updated', select.value, chosen.value);
  }
}

/** Items in place of selects. The selects hold the choice: it is read from them, and written to them (spec §4). */
export function Swatches({ host, settings: given }: WidgetProps<typeof schema>): ReactNode {
  const { reloads, refresh } = useRefresh(host, () => tellChosen(host));
  const settings = useOptions(host, given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is in the page, and read again at each reload
  const variations = useMemo(() => variationsOf(host), [host, reloads]);
  const Extras = useExtras(host);
  useLayoutEffect(announceStart, []);

  const look = () => {
    const situation = { settings, variations, chosen: choiceIn(host) };
    return groupsOf(host).map((group) => ({ group, states: groupStates(group, situation) }));
  };
  const find = ({ target }: Event): Found | undefined => {
    for (const { group, states } of look()) {
      const index = group.items.findIndex(({ element }) => element.contains(target as Node));
      const item = group.items[index];
      const state = states[index];
      if (item && state) return { group, states, item, state, index };
    }
    return undefined;
  };
  const act = ({ group, item, state }: Found): void => {
    activate(host, group, item, state, settings, variations);
    refresh();
  };

  const onClick = (event: PageEvent): void => {
    const found = find(event);
    if (!found) return;
    const { input } = found.item;
    // A click on its label clicks a radio; a radio that was not chosen yet goes on to `change`.
    const isLabel = (): boolean => (event.target as Element).closest('label')?.control === input;
    if (input && (event.target === input ? !found.state.selected : isLabel())) return;
    if (!input) event.preventDefault();
    act(found);
  };
  const onChange = (event: PageEvent): void => {
    const found = find(event);
    if (!found) refresh();
    else if (found.item.input?.checked && !found.state.selected) act(found);
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key, repeat, ctrlKey, metaKey, altKey, shiftKey } = event as Event as KeyboardEvent;
    const found = ctrlKey || metaKey || altKey || shiftKey ? undefined : find(event);
    if (!found) return;
    const { group, states, index } = found;
    const chooses = key === ' ' || key === 'Enter';
    const order = focusOrder(key, index, states.length, isRtl(group.list));
    if (!chooses && order.length === 0) return;
    event.preventDefault();
    if (chooses && !repeat) act(found);
    for (const place of order) {
      const item = group.items[place];
      if (!item || states[place]?.disabled) continue;
      focusPointOf(item).focus();
      // Items beyond the limit are hidden and cannot take it.
      if (document.activeElement === focusPointOf(item)) break;
    }
    refresh();
  };
  // Some browsers click a radio when the space bar comes up, whatever became of it going down.
  const onKeyUp = (event: PageEvent): void => {
    if ((event as Event as KeyboardEvent).key === ' ' && find(event)) event.preventDefault();
  };

  return (
    <>
      <Bind
        to={host}
        class={{ 'wvs-loaded': true }}
        on={{ click: onClick, change: onChange, keydown: onKeyDown, keyup: onKeyUp }}
      />
      {Extras && <Extras host={host} />}
      {/* Not with the extras: a click that was held until now is repeated at once. */}
      {[...host.querySelectorAll<HTMLElement>(MORE)].map((link, index) => (
        <MoreLink key={String(index)} link={link} />
      ))}
      {look().map(({ group, states }) => (
        <SwatchGroup key={group.name} host={host} group={group} states={states} settings={settings} />
      ))}
    </>
  );
}
