import type { Rules } from './rules';

/** A press on an item that opens something. */
export interface Press {
  /** Is it on the arrow, not on the link's text? */
  onArrow: boolean;
  /** Is it on a link with an address? */
  leads: boolean;
  isOpen: boolean;
  /** Is it by finger? */
  isTap: boolean;
}

/** What a press is on: the toggle, an item that opens something, a link, or a link of such an item. */
export interface Pressed {
  isToggle?: boolean;
  item?: HTMLElement | null;
  link?: HTMLElement | null;
  onArrow?: boolean;
}

/** Where the keyboard is in a menu. */
export interface Stop {
  link: HTMLElement;
  /** What opens from it. */
  item: HTMLElement | null;
  /** The links of its list, for the arrow keys. */
  list(): readonly HTMLElement[];
  /** Do its neighbours stand beside it, not below? */
  isRow: boolean;
}

/**
 * How one kind of markup says what all menus have, and where its behaviour differs. An item is the element that stands for
 * what opens; which one is the dialect's choice.
 */
export interface Dialect extends Rules<HTMLElement> {
  panelOf(item: HTMLElement): HTMLElement | null;
  /** What opens an item, and gets the focus back when it closes. */
  openerOf(item: HTMLElement): HTMLElement | null;
  /** The item to open under the pointer; null: none, undefined: `target` is no part of the menu. */
  itemAt(target: Element): HTMLElement | null | undefined;
  pressAt(target: Element): Pressed | undefined;
  stopAt(target: HTMLElement): Stop | undefined;
  /** The item in whose panel a link stands. */
  outerOf(link: HTMLElement): HTMLElement | null;
  /** Does a press there leave the menu open? */
  contains(target: Element): boolean;
  /** Does the focus there keep an item open? */
  holds(item: HTMLElement, target: Element): boolean;
  /** The button that shows the list of narrow windows, and that list. */
  toggle?: HTMLElement | null;
  list?: HTMLElement | null;
  /** Does the list count as open while it is toggled? @default false */
  hasList?: boolean;
  /** Where the mouse opens; null: nowhere. */
  hoverArea: HTMLElement | null;
  /** Another layout begins with all closed. */
  layout?: unknown;
  /** Does a press open or close? Else the browser follows the link. */
  opens(press: Press): boolean;
  /** Does a press on a link that is followed close the menu? `isItem`: it opens something, too. */
  shutsFor(link: HTMLElement, isItem: boolean): boolean;
  /** May nothing close while the focus moves to `target`, because what is pressed would move away under the finger? */
  staysFor(item: HTMLElement, target: Element): boolean;
  /** What Space does on a link: opens and closes its item, clicks it, or what the browser does. */
  space: 'toggles' | 'clicks' | 'native';
  /** Does Escape close the menu before the widgets in its panels get the key, or after them? */
  escapes: 'first' | 'last';
}

/** Does a link lead nowhere, and only open something? */
export const leadsNowhere = (link: Element): boolean =>
  /^(#?|javascript:.*)$/i.test(link.getAttribute('href')?.trim() ?? '');
