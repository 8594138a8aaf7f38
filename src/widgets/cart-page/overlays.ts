import { isHtmlElement } from '../../core/dom/nodes';
import { focusOn } from '../../page/focus/focus';
import { block, OVERLAY } from '../../ui/dialogs/overlay/overlay';
import { cartAreas, EMPTY, FORM } from './markup';

/** Candidates for the focus, of which the first that can take the focus gets it. */
export type FocusTargets = readonly (Element | null | undefined)[];

/** The overlays over form and totals. They hold the focus and give it back. */
export interface Overlays {
  /** Covers the areas until as many `end` as `start` have been called. `isQuiet`: without an announcement. */
  start(isQuiet?: boolean): void;
  /** Covers form and totals again after they were replaced. */
  coverNewAreas(): void;
  /** The last `end` removes the overlays, restores the focus or moves it to `focusTargets`, then calls all `onIdle`. */
  end(focusTargets?: FocusTargets, onIdle?: () => void): void;
  stop(): void;
}

/** Creates the overlays of a cart; `message` returns their text. */
export function createOverlays(message: () => string): Overlays {
  const removers = new Map<Element, () => void>();
  let users = 0;
  let returnFocus: ReturnType<typeof rememberFocus>;
  let idleCallbacks: (() => void)[] = [];

  const removeAll = (): void => {
    for (const remove of removers.values()) remove();
    removers.clear();
  };
  const cover = (isQuiet: boolean): void => {
    for (const [area, remove] of removers) {
      if (area.isConnected) continue;
      remove();
      removers.delete(area);
    }
    if (users === 0) return;
    for (const area of cartAreas()) if (!removers.has(area)) removers.set(area, block(area, message(), isQuiet));
  };
  return {
    start(isQuiet = false) {
      if (users === 0) returnFocus = rememberFocus();
      users += 1;
      cover(isQuiet);
    },
    // Quiet, because announcing the message again would interrupt the shop's answer.
    coverNewAreas: () => cover(true),
    end(focusTargets = [], onIdle) {
      if (onIdle) idleCallbacks.push(onIdle);
      users = Math.max(0, users - 1);
      if (users > 0) return;
      removeAll();
      returnFocus?.(focusTargets);
      returnFocus = undefined;
      for (const callback of idleCallbacks.splice(0)) callback();
    },
    stop() {
      users = 0;
      removeAll();
      returnFocus = undefined;
      idleCallbacks = [];
    },
  };
}

/** Is the focus nowhere, or on an overlay? */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.classList.contains(OVERLAY);
}

const kindOf = (element: Element): string =>
  element.localName + [...element.classList].map((name) => `.${CSS.escape(name)}`).join('');

/**
 * Returns a function that restores the focus after a replacement: to the element with the same name, id or position
 * among its kind, else to one of `others`. Undefined if the focus is not in the cart.
 */
function rememberFocus(): ((others: FocusTargets) => void) | undefined {
  const { activeElement: focused } = document;
  const area = focused?.closest(`${FORM}, .cart_totals`);
  if (!focused || (!area && !focused.matches('.restore-item'))) return undefined;
  // Radio buttons of one group share their name.
  const name = focused.matches('[type=radio], [type=checkbox]') ? null : focused.getAttribute('name');
  const kind = kindOf(focused);
  const index = area ? [...area.querySelectorAll(kind)].indexOf(focused) : -1;
  const areaKind = area?.matches(FORM) ? FORM : '.cart_totals';
  const areaIndex = area ? [...document.querySelectorAll(areaKind)].indexOf(area) : -1;

  return (others) => {
    if (!isFocusLost()) return;
    const areas = document.querySelectorAll(areaKind);
    const now = areas[areaIndex] ?? areas[0];
    const alike = index < 0 ? [] : [...(now?.querySelectorAll(kind) ?? [])];
    const targets = [
      name ? now?.querySelector(`[name="${CSS.escape(name)}"]`) : null,
      focused.id ? document.getElementById(focused.id) : null,
      name ? null : (alike[index] ?? alike.at(-1)),
      ...others,
      document.querySelector(`${FORM}, ${EMPTY}`),
    ];
    for (const target of targets) {
      if (!isHtmlElement(target) || target.matches(':disabled')) continue;
      focusOn(target, { preventScroll: true });
      if (!isFocusLost()) return;
    }
  };
}
