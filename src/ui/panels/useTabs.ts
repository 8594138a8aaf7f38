import { useLayoutEffect, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import type { Overrides } from '../../core/react/Bind';
import { isRtl } from '../../page/base/device';
import { tellShown } from '../../page/motion/shown';
import { isStacked, type Panel, pressesItself, titleAt } from './panel';
import { titleForKey } from './rules';
import { useAddress, writeAddress } from './useAddress';

/** How a widget's tabs work. */
export interface TabsOptions<P extends Panel> {
  host: HTMLElement;
  tabs: readonly P[];
  /** The one that is open at the start. @default the first */
  first?: P;
  /** Is the open tab's name written into the address? @default false */
  writesHash?: boolean;
  /** May a press on the open tab close it? @default false */
  canClose?: boolean;
  /** Do arrow keys, Home and End open the tab that they lead to? Else they move the focus alone. @default true */
  keysOpen?: boolean;
  /** Do tabs open under the pointer, too? @default false */
  opensOnHover?: boolean;
  /** False where `next` must not be opened. */
  mayOpen?(next: P, before: P | undefined): boolean;
}

/** The state of a widget's tabs. */
export interface TabsState<P extends Panel> {
  /** The open tab. */
  active: P | undefined;
  /** Listeners for the host. */
  on: NonNullable<Overrides['on']>;
  /** Opens a tab as a visitor does; false where it must not be. */
  choose(tab: P): boolean;
}

/** Tabs of which one is open: by press, by keys, by the address. Notifies nested widgets that they are now visible. */
export function useTabs<P extends Panel>(options: TabsOptions<P>): TabsState<P> {
  const { host, tabs, first = tabs[0], writesHash, canClose, keysOpen = true, opensOnHover, mayOpen } = options;
  const [chosen, setChosen] = useState<HTMLElement | 'none' | null>(null);
  const active = chosen === 'none' && canClose ? undefined : (tabs.find(({ body }) => body === chosen) ?? first);
  const body = active?.body;

  useLayoutEffect(() => {
    if (body) tellShown(body);
  }, [body]);

  const show = (tab: Panel): boolean => {
    if (tab === active) return true;
    if (mayOpen && !mayOpen(tab as P, active)) return false;
    setChosen(tab.body);
    return true;
  };
  const choose = (tab: Panel): boolean => {
    const isShown = show(tab);
    if (isShown && writesHash) writeAddress(tab);
    return isShown;
  };
  useAddress(tabs, show);

  const press = (tab: Panel): void => {
    if (canClose && tab === active) setChosen('none');
    else choose(tab);
  };
  const onClick = (event: PageEvent): void => {
    const found = titleAt(tabs, event.target);
    if (!found || isModified(event)) return;
    event.preventDefault();
    press(found.panel);
  };
  const onKeyDown = (event: PageEvent): void => {
    const found = titleAt(tabs, event.target);
    if (!found || isModified(event)) return;
    const { panel, title, row } = found;
    const { key, repeat } = event as Event as KeyboardEvent;
    if (key === 'Enter' || key === ' ') {
      if (pressesItself(title)) return;
      event.preventDefault();
      if (!repeat) press(panel);
      return;
    }
    const next = titleForKey(key, row.indexOf(title), {
      count: row.length,
      isMirrored: isRtl(host),
      isVertical: isStacked(row),
    });
    const to = next === null ? undefined : row[next];
    const tab = tabs.find(({ titles }) => to && titles.includes(to));
    if (!to || !tab) return;
    event.preventDefault();
    if (!keysOpen || choose(tab)) to.focus();
  };
  const onPointerOver = (event: PageEvent): void => {
    const found = titleAt(tabs, event.target);
    if (found && (event as Event as PointerEvent).pointerType === 'mouse') choose(found.panel);
  };
  return {
    active,
    choose,
    on: { click: onClick, keydown: onKeyDown, pointerover: opensOnHover ? onPointerOver : undefined },
  };
}
