import { isHeadingFor, type Point } from './safeTriangle';

/** How long the pointer rests on an item before something opens, in milliseconds. */
const OPENING = 100;
/** How long it may be elsewhere before all closes. */
const LEAVING = 500;
/** How long the pointer may stand still on its way to the open submenu. */
const RESTING = 300;

/** A menu's reaction to the mouse. */
export interface Hovering {
  /**
   * The item that should be open while the pointer is over `target`; null: none, undefined: `target` is no part of the
   * menu.
   */
  wantedAt(target: Element): Element | null | undefined;
  /** The panels that are open, the outer ones first. */
  panels(): readonly Element[];
  onWanted(opener: Element | null): void;
  /** The pointer has been away for half a second. */
  onLeft(): void;
}

/**
 * Follows the mouse over `area`, not fingers. An open submenu stays while the pointer heads for it. Returns a function
 * that ends it.
 */
export function followHover(area: HTMLElement, { wantedAt, panels, onWanted, onLeft }: Hovering): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer = 0;
  let settled: Element | null = null;
  let pending: Element | null | undefined;
  /** Where the pointer is, and its last place over the open item. */
  let here: Point = { x: 0, y: 0 };
  let from = here;
  let isLeaving = false;

  const stay = (): void => {
    clearTimeout(timer);
    pending = undefined;
    isLeaving = false;
  };
  const want = (wanted: Element | null): void => {
    stay();
    settled = wanted;
    from = here;
    onWanted(wanted);
  };
  const leave = (): void => {
    if (isLeaving) return;
    stay();
    isLeaving = true;
    timer = window.setTimeout(() => {
      settled = null;
      onLeft();
    }, LEAVING);
  };
  const move = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    here = { x, y };
    const wanted = target instanceof Element ? wantedAt(target) : undefined;
    if (wanted === undefined) {
      leave();
      return;
    }
    if (wanted === settled) {
      stay();
      from = here;
      return;
    }
    const open = panels();
    const inTheWay = open.find((panel) => !panel.contains(target as Element));
    const isHeading = inTheWay && isHeadingFor(from, here, inTheWay.getBoundingClientRect());
    if (!isHeading && inTheWay) {
      want(wanted);
      return;
    }
    if (!isHeading && pending === wanted) return;
    stay();
    pending = wanted;
    timer = window.setTimeout(() => want(wanted), isHeading ? RESTING : OPENING);
  };

  area.addEventListener('pointermove', move, { signal, passive: true });
  area.addEventListener('pointerleave', leave, { signal });
  // A press wins over an item that the pointer was about to open.
  const press = (): void => {
    if (pending !== undefined) settled = pending;
    stay();
  };
  area.addEventListener('pointerdown', press, { signal, passive: true });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
