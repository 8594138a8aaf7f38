import { Binding } from '../../core/react/binding';
import { tabbable } from '../../page/focus';

/** Makes everything beside `root` inert, except live regions and toasts. Returns what ends it. */
export function makeInert(root: Element): () => void {
  const behind = [...document.body.children].filter(
    (element) => element !== root && !element.matches('script,style,link,template,[role=status],.toast-container'),
  );
  const bindings = behind.map((element) => new Binding(element));
  for (const binding of bindings) binding.set({ attrs: { inert: '' } });
  return () => {
    for (const binding of bindings) binding.end();
  };
}

interface KeyActions {
  move(step: -1 | 1): void;
  close(): void;
}

function moveFocus(root: HTMLElement, event: KeyboardEvent): void {
  const stops = tabbable(root);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? (at <= 0 ? stops.length - 1 : at - 1) : (at + 1) % stops.length;
  event.preventDefault();
  stops[next]?.focus();
}

/** Handles Escape, arrows and Tab, except with modifiers, anywhere on the page. Returns what ends it. */
export function watchKeys(root: HTMLElement, { move, close }: KeyActions): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || (shiftKey && key !== 'Tab')) return;
    if (key === 'Escape') close();
    else if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
    else if (key === 'Tab') moveFocus(root, event);
    else return;
    // The page behind has handlers for arrow keys and Escape.
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Reports idleness after `delay` ms (0: never) and its end; not for touch or visible focus. Returns what ends it. */
export function watchIdle(
  root: HTMLElement,
  delay: number,
  onIdle: (isIdle: boolean) => void,
  startsWithTouch: boolean,
): () => void {
  let timer = 0;
  const sleep = (): void => {
    if (!root.querySelector(':focus-visible')) onIdle(true);
  };
  const wake = (event?: Event): void => {
    clearTimeout(timer);
    onIdle(false);
    const isTouch = event ? (event as PointerEvent).pointerType === 'touch' : startsWithTouch;
    if (delay > 0 && !isTouch) timer = window.setTimeout(sleep, delay);
  };
  for (const type of SIGNS_OF_LIFE) root.addEventListener(type, wake);
  wake();
  return () => {
    clearTimeout(timer);
    for (const type of SIGNS_OF_LIFE) root.removeEventListener(type, wake);
  };
}
