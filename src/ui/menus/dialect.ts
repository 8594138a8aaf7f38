import type { Rules } from './rules';

/** A press on an item that opens something. */
export interface Press {
  /** Was the arrow pressed, not the link's text? */
  onArrow: boolean;
  /** Was a link pressed that leads somewhere? */
  leads: boolean;
  isOpen: boolean;
  /** Was it pressed by finger? */
  isTap: boolean;
}

/** The target of a press: the toggle, an item, a link, or the link of an item. */
export interface Pressed {
  isToggle?: boolean;
  item?: HTMLElement | null;
  link?: HTMLElement | null;
  onArrow?: boolean;
}

/** A place in a menu that the keyboard can reach. */
export interface Stop {
  link: HTMLElement;
  /** The item that the link opens. */
  item: HTMLElement | null;
  /** The links of its list, for the arrow keys. */
  list(): readonly HTMLElement[];
  /** Do its neighbours stand beside it, not below it? */
  isRow: boolean;
}

/**
 * One kind of markup, for `useMenu`: where its parts are, and how its behaviour differs from other menus. An item is
 * any element that stands for a panel, e.g. its link or list item.
 */
export interface Dialect extends Rules<HTMLElement> {
  panelOf(item: HTMLElement): HTMLElement | null;
  /** The control that opens an item, and gets the focus back when the item closes. */
  openerOf(item: HTMLElement): HTMLElement | null;
  /** The item to open under the mouse; null: none, undefined: `target` is no part of the menu. */
  itemAt(target: Element): HTMLElement | null | undefined;
  pressAt(target: Element): Pressed | undefined;
  stopAt(target: HTMLElement): Stop | undefined;
  /** The item whose panel a link is in. */
  outerOf(link: HTMLElement): HTMLElement | null;
  /** Does a press there leave the menu open? */
  contains(target: Element): boolean;
  /** Does the focus there keep an item open? */
  holds(item: HTMLElement, target: Element): boolean;
  /** The button that shows the list of narrow windows. */
  toggle?: HTMLElement | null;
  /** The list that the toggle shows. */
  list?: HTMLElement | null;
  /** Is the list hidden until it is toggled? Then Escape and presses outside hide it. @default false */
  hasList?: boolean;
  /** The element in which the mouse opens items; null: nowhere. */
  hoverArea: HTMLElement | null;
  /** Everything closes when this value changes, e.g. at a breakpoint. */
  layout?: unknown;
  /** Does a press open or close the item? Otherwise the browser follows the link. */
  opens(press: Press): boolean;
  /** Does following a link close the menu? `isItem`: the link belongs to an item. */
  shutsFor(link: HTMLElement, isItem: boolean): boolean;
  /** Must an open item stay when the focus moves to `target`? Closing it could move the target away from the finger. */
  staysFor(item: HTMLElement, target: Element): boolean;
  /** Space on a link opens and closes its item, clicks the link, or is left to the browser. */
  space: 'toggles' | 'clicks' | 'native';
  /** Does the menu get Escape before the widgets in its panels, or after them? */
  escapes: 'first' | 'last';
}

/** Does a link lead nowhere, so that it can only open something? */
export const leadsNowhere = (link: Element): boolean =>
  /^(#?|javascript:.*)$/i.test(link.getAttribute('href')?.trim() ?? '');
