import { isElement } from '../../core/dom/nodes';
import { parseAction } from '../../elementor/actionLinks';
import { runElementReady } from '../../elementor/elements';
import { ACTION_ELEMENTS, hashOf } from '../../elementor/loader/actionLinks';
import { onLeavingLink } from '../../page/scroll/samePage';
import { type Modal, openModal } from '../../ui/dialogs/modal/modal';
import { countImpression } from './counts';
import { announcePopup, type PopupInstance } from './instance';
import type { PopupModel, Showing } from './model';
import { runScripts } from './scripts';
import type { PopupSettings } from './settings';

/** Is the page behind inert? Not without an overlay, where clicks pass through. */
export const coversPage = (root: Element, { a11y_navigation: isHeld }: PopupSettings): boolean =>
  isHeld && getComputedStyle(root).pointerEvents !== 'none';

/** Clicks that have closed a dialog, and must not close the one below. */
const spent = new WeakSet<Event>();

/** Is it a link that opens or closes this popup? */
function switches(target: Element, id: string): boolean {
  const action = parseAction(hashOf(target.closest(ACTION_ELEMENTS)));
  return action?.name === 'popup:open' && action.settings.id === id;
}

/** Calls `leave` on a click on the overlay, or beside a dialog that is not modal. */
function onClickOutside(root: Element, id: string, modal: Modal, covers: boolean, leave: () => void): () => void {
  const ended = new AbortController();
  const isOutside = ({ target }: Event): boolean => {
    if (!isElement(target) || target.closest('.flatpickr-calendar')) return false;
    return target === root || (!covers && !root.contains(target) && !switches(target, id));
  };
  // A text selection may start inside and end outside.
  let hasStartedInside = false;
  const options = { capture: true, signal: ended.signal };
  const onPress = (event: Event): void => {
    hasStartedInside = !isOutside(event);
  };
  window.addEventListener('pointerdown', onPress, options);
  window.addEventListener(
    'click',
    (event) => {
      const isMeant = !hasStartedInside || !event.detail;
      if (!isMeant || spent.has(event) || !modal.isTop() || !isOutside(event)) return;
      spent.add(event);
      leave();
    },
    options,
  );
  return () => ended.abort();
}

/** Makes a displayed popup a dialog. Returns a function that ends that; call it when closing begins. */
export function present(
  root: HTMLElement,
  popup: PopupModel,
  { cause, opener }: Pick<Showing, 'cause' | 'opener'>,
  instance: PopupInstance,
): () => void {
  const { id, settings } = popup;
  const covers = coversPage(root, settings);
  const isAsked = cause === 'request';
  const takesFocus = isAsked || covers;
  const modal = openModal({
    root,
    covers,
    locksScroll: settings.prevent_scroll,
    focus: takesFocus ? root : null,
    opener,
    onEscape() {
      if (!popup.settings.prevent_close_on_esc_key) popup.close();
    },
  });
  const stopClicks = onClickOutside(root, id, modal, covers, () => {
    if (!popup.settings.prevent_close_on_background_click) popup.close();
  });
  // A place on the page below cannot be seen. Without an overlay it can.
  const stopLeaving = covers ? onLeavingLink(root, () => popup.close()) : undefined;
  const { close_automatically: time, timing } = settings;
  const timer = time > 0 ? window.setTimeout(() => popup.close(), time * 1000) : 0;
  countImpression(id, timing, 'open');
  const ended = new AbortController();
  // After React's commit, because listeners may open and close popups.
  queueMicrotask(() => {
    if (root.isConnected) void runScripts(root, ended.signal);
    announcePopup('show', instance);
    if (root.isConnected) runElementReady(root);
  });
  return () => {
    clearTimeout(timer);
    ended.abort();
    stopClicks();
    stopLeaving?.();
    modal.close();
    countImpression(id, popup.settings.timing, 'close');
    queueMicrotask(() => announcePopup('hide', instance));
  };
}
