import { focusOn } from '../../page/focus';
import { block, OVERLAY } from '../../ui/overlay/overlay';
import { cartAreas, EMPTY, FORM } from './markup';

/** Elements that may take the focus; the first that does gets it. */
export type FocusTargets = readonly (Element | null | undefined)[];

/** The overlays on form and totals: there for as long as somebody needs them. They take the focus, and return it. */
export interface Overlays {
  /** `isQuiet`: the overlays are not announced, because nobody waits for this. */
  start(isQuiet?: boolean): void;
  coverNewAreas(): void;
  /** After the last `end` the overlays go, the focus returns or goes to `focusTargets`, and then each `onIdle` runs. */
  end(focusTargets?: FocusTargets, onIdle?: () => void): void;
  /** Removes the overlays at once. The focus stays where it is. */
  stop(): void;
}

/** Makes the overlays of a cart; `message` gives their text. */
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
    // Quietly: announced again, the message would come after the wait, in place of the shop's answer.
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

function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.classList.contains(OVERLAY);
}

const kindOf = (element: Element): string =>
  element.localName + [...element.classList].map((name) => `.${CSS.escape(name)}`).join('');

/**
 * Remembers where in the cart the focus is. What it returns puts the focus there again after the markup was replaced: on
 * the field of the same name, the element of the same id, or what stands at the same place among its kind (after a removal:
 * the next remove link); else on one of `others`. Not when the visitor has moved the focus meanwhile.
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
    // The cart may stand twice on the page, once for each kind of screen.
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
      // A disabled button takes no focus.
      if (!(target instanceof HTMLElement) || target.matches(':disabled')) continue;
      focusOn(target, { preventScroll: true });
      if (!isFocusLost()) return;
    }
  };
}
