import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { decodeEntities } from '../../core/dom/html';
import { isHtmlElement } from '../../core/dom/nodes';
import { listen, type PageEvent } from '../../core/jquery/listen';
import { reportThrown } from '../../core/problems';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isRtl } from '../../page/base/device';
import { chooseItem, emitChosen, emitStart, useForm, useLateSettings } from './form';
import { focusPointOf, type Group, groupsOf, type Item, moreAttributes, moreLinksOf, offersOf } from './markup';
import { focusOrder, type ItemState, itemState } from './rules';
import { SwatchGroup } from './SwatchGroup';
import { pageOptions, type settings as schema, settings } from './settings';
import { choiceIn } from './variations';

type Tooltips = ComponentType<{ host: HTMLElement }>;

interface Target {
  group: Group;
  item: Item;
  state: ItemState;
  index: number;
  states: readonly ItemState[];
}

function useTooltips(host: HTMLElement): Tooltips | null {
  const [Loaded, show] = useState<Tooltips | null>(null);
  useLayoutEffect(() => {
    const load = (): void => {
      stop();
      import('./Tooltips').then(({ Tooltips }) => sync(() => show(() => Tooltips)), reportThrown);
    };
    const stops = [listen(host, 'mouseover', load), listen(host, 'focusin', load)];
    const stop = (): void => {
      for (const end of stops) end();
    };
    return stop;
  }, [host]);
  return Loaded;
}

/** Shows items in place of selects, which still hold the choice. */
export function Swatches({ host, settings: given }: WidgetProps<typeof schema>): ReactNode {
  const { variations, refresh } = useForm(host, () => emitChosen(host));
  const settings = useLateSettings(host, given);
  const Tooltips = useTooltips(host);
  useLayoutEffect(emitStart, []);

  const readGroups = () => {
    const situation = { settings, variations, chosen: choiceIn(host) };
    return groupsOf(host).map((group) => ({
      group,
      states: offersOf(group).map((offer) =>
        itemState(group.name, { ...offer, value: decodeEntities(offer.value) }, situation),
      ),
    }));
  };
  const targetOf = ({ target }: Event): Target | undefined => {
    for (const { group, states } of readGroups()) {
      const index = group.items.findIndex(({ element }) => element.contains(target as Node));
      const item = group.items[index];
      const state = states[index];
      if (item && state) return { group, states, item, state, index };
    }
    return undefined;
  };
  const choose = ({ group, item, state }: Target): void => {
    chooseItem(host, group, item, state, { settings, variations });
    refresh();
  };

  const onClick = (event: PageEvent): void => {
    const target = targetOf(event);
    if (!target) return;
    const { input } = target.item;
    // The browser turns a click on a label into one on its radio, and that into `change`, which chooses.
    const isLabel = (): boolean => (event.target as Element).closest('label')?.control === input;
    if (input && (event.target === input ? !target.state.selected : isLabel())) return;
    if (!input) event.preventDefault();
    choose(target);
  };
  const onChange = (event: PageEvent): void => {
    const target = targetOf(event);
    if (!target) refresh();
    else if (target.item.input?.checked && !target.state.selected) choose(target);
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key, repeat, ctrlKey, metaKey, altKey, shiftKey } = event as Event as KeyboardEvent;
    const target = ctrlKey || metaKey || altKey || shiftKey ? undefined : targetOf(event);
    if (!target) return;
    const { group, states, index } = target;
    const chooses = key === ' ' || key === 'Enter';
    const order = focusOrder(key, index, states.length, isRtl(group.list));
    if (!chooses && order.length === 0) return;
    event.preventDefault();
    if (chooses && !repeat) choose(target);
    for (const place of order) {
      const item = group.items[place];
      if (!item || states[place]?.disabled) continue;
      focusPointOf(item).focus();
      // Items beyond the limit are hidden and cannot take the focus.
      if (document.activeElement === focusPointOf(item)) break;
    }
    refresh();
  };
  // Some browsers click a radio on keyup of Space, even if its `keydown` was prevented.
  const onKeyUp = (event: PageEvent): void => {
    if ((event as Event as KeyboardEvent).key === ' ' && targetOf(event)) event.preventDefault();
  };

  return (
    <>
      <Bind
        to={host}
        class={{ 'wvs-loaded': true }}
        on={{ click: onClick, change: onChange, keydown: onKeyDown, keyup: onKeyUp }}
      />
      {Tooltips && <Tooltips host={host} />}
      {/* Not lazy, because a click that was held before the mount is repeated at once. */}
      {moreLinksOf(host).map((link, index) => (
        <MoreLink key={String(index)} link={link} />
      ))}
      {readGroups().map(({ group, states }) => (
        <SwatchGroup key={group.name} host={host} group={group} states={states} settings={settings} />
      ))}
    </>
  );
}

const ALL = { 'enabled-display-limit-mode': false, 'enabled-catalog-display-limit-mode': false };

/**
 * The link that shows the items beyond the limit. A press hides the link and moves its focus to the first of these
 * items.
 */
function MoreLink({ link }: { link: HTMLElement }): ReactNode {
  const [used, setUsed] = useState<{ focus: Element | null | undefined } | null>(null);
  const list = link.parentElement;
  useLayoutEffect(() => {
    const target = used?.focus?.matches('[tabindex]') ? used.focus : used?.focus?.querySelector('[tabindex]');
    if (isHtmlElement(target)) target.focus();
  }, [used]);

  const showAll = (event: PageEvent): void => {
    const { type, key } = event as Event as KeyboardEvent;
    if (type === 'keydown' && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    const beyond = [...(list?.querySelectorAll('[data-value]:not(input)') ?? [])].find(
      (item) => item.getClientRects().length === 0,
    );
    setUsed({ focus: link.contains(document.activeElement) ? beyond : null });
  };

  return (
    <>
      {used && list && <Bind to={list} class={ALL} />}
      <Bind
        to={link}
        style={{ display: used ? 'none' : undefined }}
        attrs={moreAttributes(link)}
        on={{ click: showAll, keydown: showAll }}
      />
    </>
  );
}

export default widget({
  settings,
  read: () => pageOptions() ?? {},
  gates: async () => (await import('./gates')).gates,
  component: Swatches,
});
