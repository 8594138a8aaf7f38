import { focusOn } from '../../page/focus';
import { OVERLAY } from '../../ui/overlay/overlay';
import { EMPTY, FORM } from './parts';

/** Nothing that the visitor has chosen has the focus. */
function isLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.classList.contains(OVERLAY);
}

const kindOf = (element: Element): string =>
  element.localName + [...element.classList].map((name) => `.${CSS.escape(name)}`).join('');

/**
 * Remembers where in the cart the focus is. What comes back puts it there again after the markup was replaced: on the field
 * of the same name, the element of the same id, or what stands at the same place among its kind (after a removal: the next
 * remove link); else on `instead`. Not when the visitor has gone elsewhere meanwhile.
 */
export function rememberPlace(): ((instead: readonly (Element | null | undefined)[]) => void) | undefined {
  const { activeElement: focused } = document;
  const area = focused?.closest(`${FORM}, .cart_totals`);
  if (!focused || (!area && !focused.matches('.restore-item'))) return undefined;
  const name = focused.getAttribute('name');
  const isTick = focused.matches('[type=radio], [type=checkbox]');
  const kind = kindOf(focused);
  const index = area ? [...area.querySelectorAll(kind)].indexOf(focused) : -1;
  const areaKind = area?.matches(FORM) ? FORM : '.cart_totals';
  const areaIndex = area ? [...document.querySelectorAll(areaKind)].indexOf(area) : -1;

  return (instead) => {
    if (!isLost()) return;
    const areas = document.querySelectorAll(areaKind);
    // The cart may stand twice on the page, once for each kind of screen.
    const now = areas[areaIndex] ?? areas[0];
    const alike = index < 0 ? [] : [...(now?.querySelectorAll(kind) ?? [])];
    const targets = [
      (name && !isTick && now?.querySelector(`[name="${CSS.escape(name)}"]`)) || null,
      focused.id ? document.getElementById(focused.id) : null,
      name && !isTick ? null : (alike[index] ?? alike.at(-1)),
      ...instead,
      document.querySelector(`${FORM}, ${EMPTY}`),
    ];
    for (const target of targets) {
      // A disabled button takes no focus.
      if (!(target instanceof HTMLElement) || target.matches(':disabled')) continue;
      focusOn(target, { preventScroll: true });
      if (!isLost()) return;
    }
  };
}
