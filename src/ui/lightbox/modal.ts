import { Binding } from '../../core/react/binding';
import { tabbable } from '../../page/focus';

/** Makes everything beside `root` inert; live regions and what lies above (toasts) go on. Returns what ends it. */
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
  /** One picture to the left (-1) or to the right (1). */
  move(step: -1 | 1): void;
  close(): void;
}

/** Moves the focus with Tab, in a circle inside the dialog. */
function moveFocus(root: HTMLElement, event: KeyboardEvent): void {
  const stops = tabbable(root);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? (at <= 0 ? stops.length - 1 : at - 1) : (at + 1) % stops.length;
  event.preventDefault();
  stops[next]?.focus();
}

/**
 * Answers Escape, arrows and Tab, wherever the focus is; keys with modifiers are the browser's. Returns what ends it.
 */
export function watchKeys(root: HTMLElement, { move, close }: KeyActions): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || (shiftKey && key !== 'Tab')) return;
    if (key === 'Escape') close();
    else if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
    else if (key === 'Tab') moveFocus(root, event);
    else return;
    // The page behind has arrow keys and Escape of its own.
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls `onIdle` when nobody has moved for `delay` milliseconds (0: never), and when somebody moves again. A finger does
 * not move between taps, so touch never counts as idle, and neither does a focus that can be seen. Returns what ends it.
 */
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
