import { useLayoutEffect, useState } from 'react';
import { isModified, type PageEvent } from '../../core/jquery/listen';
import type { Overrides } from '../../core/react/Bind';
import { isRtl, isTouchFirst } from '../../page/base/device';
import { isStacked, type Panel, pressesItself, titleAt, titleForKey } from './panel';

/** The options of `useTabs`. */
export interface TabsOptions<P extends Panel> {
  host: HTMLElement;
  tabs: readonly P[];
  /** The tab that is open at the start; null: none. @default the first */
  first?: P | null | undefined;
  /** May a press on the open tab close it? @default false */
  canClose?: boolean;
  /** Do arrow keys, Home and End open the tab that they lead to, not only focus it? @default true */
  keysOpen?: boolean;
  /** Do tabs open under the mouse, too? @default false */
  opensOnHover?: boolean;
  /** Do arrows up and down move along these titles? @default if the titles stand one below the other */
  isVertical?(row: readonly HTMLElement[]): boolean;
  /** Does Enter on a link click it, so that other scripts hear the click? @default false */
  linksClick?: boolean;
  /** Called before a tab opens; false refuses it. */
  mayOpen?(next: P, before: P | undefined): boolean;
  /** Called when the visitor has opened a tab. */
  onChosen?(tab: P): void;
}

/** The state of a widget's tabs, and the ways to change it. */
export interface TabsState<P extends Panel> {
  /** The open tab. */
  active: P | undefined;
  /** Listeners for the host. */
  on: NonNullable<Overrides['on']>;
  /** Opens a tab on behalf of the visitor; false if `mayOpen` refuses. */
  choose(tab: P): boolean;
  /** Opens a tab for another reason; null: the first tab again. False if `mayOpen` refuses. */
  show(tab: P | null): boolean;
  /** The title that a key leads to. */
  titleFor(event: PageEvent): HTMLElement | undefined;
}

/** The chosen tab among the current `tabs`; it is found by its first name if scripts have replaced its markup. */
const sameAs = <P extends Panel>(tabs: readonly P[], { body, names: [name] }: P): P | undefined =>
  tabs.find((tab) => tab.body === body) ?? tabs.find(({ names }) => name !== undefined && names[0] === name);

/** Keeps the state of tabs, of which at most one is open; presses and keys open them. */
export function useTabs<P extends Panel>(options: TabsOptions<P>): TabsState<P> {
  const { host, tabs, first = tabs[0], canClose, keysOpen = true, opensOnHover, linksClick } = options;
  const { isVertical = isStacked, mayOpen, onChosen } = options;
  const [chosen, setChosen] = useState<P | 'none' | null>(null);
  const isClosed = chosen === 'none' && canClose;
  const kept = chosen === 'none' || !chosen ? undefined : sameAs(tabs, chosen);
  const active = isClosed ? undefined : (kept ?? first ?? undefined);

  const show = (tab: P | null): boolean => {
    if (tab && tab === active) return true;
    if (tab && mayOpen && !mayOpen(tab, active)) return false;
    setChosen(tab);
    return true;
  };
  const choose = (tab: P): boolean => {
    const isShown = show(tab);
    if (isShown) onChosen?.(tab);
    return isShown;
  };

  const find = (event: PageEvent) => titleAt(tabs, event.target);
  const press = (tab: P): void => {
    if (canClose && tab === active) setChosen('none');
    else choose(tab);
  };
  const onClick = (event: PageEvent): void => {
    const found = find(event);
    if (!found || isModified(event)) return;
    event.preventDefault();
    press(found.panel);
  };
  const titleFor = (event: PageEvent): HTMLElement | undefined => {
    const found = find(event);
    if (!found || isModified(event)) return undefined;
    const { title, row } = found;
    const way = { count: row.length, isMirrored: isRtl(host), isVertical: isVertical(row) };
    const next = titleForKey((event as Event as KeyboardEvent).key, row.indexOf(title), way);
    return next === null ? undefined : row[next];
  };
  const onKeyDown = (event: PageEvent): void => {
    const found = find(event);
    if (!found || isModified(event)) return;
    const { panel, title } = found;
    const { key, repeat } = event as Event as KeyboardEvent;
    if (key === 'Enter' || key === ' ') {
      if (pressesItself(title) || (linksClick && key === 'Enter' && title.matches('a[href]'))) return;
      event.preventDefault();
      if (!repeat) press(panel);
      return;
    }
    const to = titleFor(event);
    const tab = tabs.find(({ titles }) => to && titles.includes(to));
    if (!to || !tab) return;
    event.preventDefault();
    if (!keysOpen || choose(tab)) to.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pointer may rest on a title when the widget starts
  useLayoutEffect(() => {
    if (!opensOnHover || isTouchFirst()) return;
    const hovered = tabs.find(({ titles }) => titles.some((title) => title.matches(':hover')));
    if (hovered) choose(hovered);
  }, []);
  const onPointerOver = (event: PageEvent): void => {
    const found = find(event);
    if (found && (event as Event as PointerEvent).pointerType === 'mouse') choose(found.panel);
  };
  return {
    active,
    choose,
    show,
    titleFor,
    on: { click: onClick, keydown: onKeyDown, pointerover: opensOnHover ? onPointerOver : undefined },
  };
}
