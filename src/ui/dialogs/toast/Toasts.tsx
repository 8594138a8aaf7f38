import { type FocusEvent, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { markOwn } from '../../../core/hosts/copies';
import { onMutations } from '../../../core/hosts/mutations';
import { sync, useStore } from '../../../core/react/hooks';
import { renderOverlay } from '../../../core/react/root';
import { announce, topLayer } from '../../../page/base/announce';
import { textsOf } from '../../../page/base/textsOf';
import { rememberFocus } from '../../../page/focus/focus';
import { part, texts } from './texts';
import type { ToastOptions } from './toast';
import '../alert/alert.css';
import './toast.css';

/** How long a toast shows by default, in milliseconds. */
const DEFAULT_TIMER = 5000;

interface Toast extends ToastOptions {
  id: number;
  close(): void;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  sync(() => {
    for (const listener of [...listeners]) listener();
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Browser timers overflow beyond this, in milliseconds. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** The reasons that stop a toast's countdown. */
type Hold = 'pointer' | 'focus' | 'page' | 'end';

/** Calls `end` after `length` milliseconds without a hold. The returned function sets and clears holds. */
function useCountdown(length: number, end: () => void): (hold: Hold, on: boolean) => void {
  const state = useRef({ left: length, since: 0, timer: 0, holds: new Set<Hold>() });
  const set = useCallback(
    (hold: Hold, on: boolean) => {
      const now = state.current;
      if (on) now.holds.add(hold);
      else now.holds.delete(hold);
      clearTimeout(now.timer);
      if (now.since) now.left -= performance.now() - now.since;
      now.since = now.holds.size ? 0 : performance.now();
      if (now.since) now.timer = window.setTimeout(end, Math.min(Math.max(0, now.left), MAX_TIMEOUT));
    },
    [end],
  );
  useLayoutEffect(() => {
    const follow = (): void => set('page', document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      set('end', true);
    };
  }, [set]);
  return set;
}

let container: HTMLElement | undefined;
let focusedBefore: Element | null = null;

function ToastItem({ toast }: { toast: Toast }): ReactNode {
  const { type = 'info', title, message, timer, close } = toast;
  // Scripts also pass `null`, `false` or a text, which must not close the toast at once.
  const hold = useCountdown(Number(timer) > 0 ? Number(timer) : DEFAULT_TIMER, close);
  const holds = {
    onPointerEnter: () => hold('pointer', true),
    onFocus({ relatedTarget }: FocusEvent<Element>) {
      if (!container?.contains(relatedTarget)) focusedBefore = relatedTarget;
      hold('focus', true);
    },
    onPointerLeave: () => hold('pointer', false),
    onBlur: () => hold('focus', false),
  };
  return (
    <div className={`toast-content ${type}-bg`} id={`_${toast.id}-toast-content`} {...holds}>
      <div className="toast-frame">
        <div className="toast-body">
          <div className="toast-text">
            {title && <span className="toast-title">{title}</span>}
            <span className="toast-message">{message}</span>
          </div>
          <button type="button" className="toast-close" aria-label={textsOf(part, texts).closeText} onClick={close}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
      </div>
      <div className={`toast-timer ${type}-timer`} />
    </div>
  );
}

function Toasts(): ReactNode {
  const shown = useStore(subscribe, () => toasts);
  return shown.map((toast) => <ToastItem key={toast.id} toast={toast} />);
}

/** Moves the toasts to the top layer, because a dialog that closes would hide the toasts inside it. */
function moveToTop(): void {
  const top = topLayer();
  if (container && toasts.length > 0 && container.parentElement !== top) top.appendChild(container);
}

function createContainer(): HTMLElement {
  const made = markOwn(document.createElement('div'));
  made.className = 'toast-container';
  renderOverlay(createPortal(<Toasts />, made));
  for (const type of ['close', 'toggle']) document.addEventListener(type, moveToTop, true);
  onMutations(moveToTop);
  return made;
}

/** Opens a toast; see `showToast`. */
export function openToast(options: ToastOptions): Promise<void> {
  container ??= createContainer();
  return new Promise((resolve) => {
    const id = nextId++;
    const close = (): void => {
      if (!toasts.some((toast) => toast.id === id)) return;
      const hasFocus = container?.querySelector(`#_${id}-toast-content`)?.contains(document.activeElement);
      setToasts(toasts.filter((toast) => toast.id !== id));
      if (toasts.length === 0) container?.remove();
      if (hasFocus) rememberFocus(focusedBefore)();
      resolve();
    };
    setToasts([{ ...options, id, close }, ...toasts]);
    moveToTop();
    announce([options.title, options.message].filter(Boolean).join('. '));
  });
}
