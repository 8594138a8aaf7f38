import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isNode } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { isModified } from '../../core/jquery/listen';
import type { Overrides } from '../../core/react/Bind';
import { keyOf } from '../../core/react/hooks';
import { isRtl, reducesMotion } from '../../page/base/device';
import { tellShown } from '../../page/motion/shown';
import { type Panel, type PanelState, pressesItself, titleAt, titleForKey } from './panel';
import { Sliding } from './Sliding';
import { useAddress, writeAddress } from './useAddress';

/** The options of `useAccordion`. */
interface AccordionOptions<P extends Panel> {
  host: HTMLElement;
  panels: readonly P[];
  /** The panels that are open at the start. */
  first: readonly P[];
  isMultiple: boolean;
  /** How long a panel slides, in milliseconds. */
  duration: number;
  /** Is the name of an opened panel written into the address? @default false */
  writesHash?: boolean;
  /** Does Escape close the panel that the focus is in? @default false */
  closesOnEscape?: boolean;
  /** Called before a panel opens or closes; false refuses it. */
  mayChange?(panel: P, isOpening: boolean): boolean;
  /** Called when a panel has opened or closed and no longer slides. */
  onSettled?(body: HTMLElement, isOpen: boolean): void;
}

/** The state of a widget's panels, and the ways to change it. */
interface Accordion {
  stateOf(panel: Panel): PanelState;
  /** Opens or closes a panel at once, because the browser or a script has done so. */
  adopt(panel: Panel, isOpen: boolean): void;
  /** Listeners for the host. */
  on: NonNullable<Overrides['on']>;
  /** Slides the panels. The caller must render it after the bindings. */
  slides: ReactNode;
}

interface Shown {
  open: ReadonlySet<HTMLElement>;
  moving: ReadonlySet<HTMLElement>;
}

/** The open panels after one was opened or closed. Unless `isMultiple`, opening one closes the others. */
export function openAfter<T>(open: ReadonlySet<T>, one: T, isOpening: boolean, isMultiple: boolean): ReadonlySet<T> {
  const kept = isOpening && !isMultiple ? [] : [...open].filter((other) => other !== one);
  return new Set(isOpening ? [...kept, one] : kept);
}

const without = (set: ReadonlySet<HTMLElement>, one: HTMLElement): ReadonlySet<HTMLElement> =>
  new Set([...set].filter((other) => other !== one));

/**
 * Keeps the state of panels that slide open and shut, by press, by keys and by the address. Notifies nested widgets
 * that they are visible.
 */
export function useAccordion<P extends Panel>(options: AccordionOptions<P>): Accordion {
  const { host, panels, first, isMultiple, duration, writesHash, closesOnEscape, mayChange, onSettled } = options;
  const [shown, setShown] = useState<Shown>(() => ({
    open: new Set(first.map(({ body }) => body)),
    moving: new Set(),
  }));
  const { open, moving } = shown;

  const told = useRef<Shown>({ open: new Set(), moving: new Set() });
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    const before = told.current;
    told.current = shown;
    for (const body of open) if (!before.open.has(body)) tellShown(body);
    if (isMounted.current && onSettled) {
      for (const { body } of panels) {
        const isChanged = before.moving.has(body) || before.open.has(body) !== open.has(body);
        if (isChanged && !moving.has(body)) onSettled(body, open.has(body));
      }
    }
    isMounted.current = true;
  }, [shown, open, moving, panels, onSettled]);

  const change = (panel: P, isOpening: boolean, isSudden: boolean): void => {
    if (open.has(panel.body) === isOpening || mayChange?.(panel, isOpening) === false) return;
    const next = new Set(openAfter(open, panel.body, isOpening, isMultiple));
    const others = panels.filter(({ body }) => body !== panel.body && open.has(body) && !next.has(body));
    for (const other of others) if (mayChange?.(other, false) === false) next.add(other.body);
    const changed = panels.flatMap(({ body }) => (open.has(body) === next.has(body) ? [] : [body]));
    const moves = !isSudden && duration > 0 && !reducesMotion();
    const still = [...moving].filter((body) => moves || !changed.includes(body));
    setShown({ open: next, moving: new Set(moves ? [...still, ...changed] : still) });
  };
  const settle = (body: HTMLElement): void =>
    setShown((now) => ({ open: now.open, moving: without(now.moving, body) }));
  useAddress(panels, (panel) => change(panel as P, true, true));

  const press = (panel: P): void => {
    const isOpening = !open.has(panel.body);
    change(panel, isOpening, false);
    if (isOpening && writesHash) writeAddress(panel);
  };
  const onClick = (event: PageEvent): void => {
    const found = titleAt(panels, event.target);
    if (!found || isModified(event)) return;
    event.preventDefault();
    press(found.panel);
  };
  const onEscape = (event: PageEvent): void => {
    const { target } = event;
    const within = panels.findLast(
      ({ titles, body }) => isNode(target) && [...titles, body].some((part) => part.contains(target)),
    );
    if (!within || !open.has(within.body) || event.defaultPrevented) return;
    event.preventDefault();
    within.titles[0]?.focus();
    change(within, false, false);
  };
  const onKeyDown = (event: PageEvent): void => {
    if (isModified(event)) return;
    const { key, repeat } = event as Event as KeyboardEvent;
    if (closesOnEscape && key === 'Escape') onEscape(event);
    const found = titleAt(panels, event.target);
    if (!found) return;
    if (key === 'Enter' || key === ' ') {
      if (pressesItself(found.title)) return;
      event.preventDefault();
      if (!repeat) press(found.panel);
      return;
    }
    const row = panels.flatMap(({ titles }) => titles[0] ?? []);
    const way = { count: row.length, isMirrored: isRtl(host), isVertical: true };
    const next = titleForKey(key, row.indexOf(found.title), way);
    if (next === null) return;
    event.preventDefault();
    row[next]?.focus();
  };

  return {
    stateOf({ body }) {
      if (moving.has(body)) return open.has(body) ? 'opening' : 'closing';
      return open.has(body) ? 'open' : 'closed';
    },
    adopt: (panel, isOpen) => change(panel as P, isOpen, true),
    on: { click: onClick, keydown: onKeyDown },
    slides: [...moving].map((body) => (
      <Sliding key={keyOf(body)} to={body} isOpen={open.has(body)} duration={duration} onEnd={() => settle(body)} />
    )),
  };
}
