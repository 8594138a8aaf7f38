import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../core/hooks';
import { renderOverlay } from '../../core/overlays';
import { sync } from '../../core/sync';
import { announce } from '../../page/announce';
import type { ToastOptions } from './toast';
import '../alert/alert.css';
import './toast.css';

const DEFAULT_TIMER = 5000;

interface Toast extends ToastOptions {
  id: number;
  gone(): void;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  sync(() => {
    for (const listener of [...listeners]) listener();
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Counts down only while `running`; calls `end` once. */
function useCountdown(length: number, end: () => void): (running: boolean) => void {
  const state = useRef({ left: length, since: 0, timer: 0 });
  const run = useCallback(
    (running: boolean) => {
      const now = state.current;
      clearTimeout(now.timer);
      if (now.since) now.left -= performance.now() - now.since;
      now.since = running ? performance.now() : 0;
      if (running) now.timer = window.setTimeout(end, Math.max(0, now.left));
    },
    [end],
  );
  useLayoutEffect(() => {
    const follow = (): void => run(!document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      run(false);
    };
  }, [run]);
  return run;
}

function ToastItem({ toast }: { toast: Toast }): ReactNode {
  const { type = 'info', title, message, timer = DEFAULT_TIMER, gone } = toast;
  const run = useCountdown(timer, gone);
  const holds = {
    onPointerEnter: () => run(false),
    onFocus: () => run(false),
    onPointerLeave: () => run(true),
    onBlur: () => run(true),
  };
  return (
    <div className={`toast-content ${type}-bg`} id={`_${toast.id}-toast-content`} {...holds}>
      <div className="toast-frame">
        <div className="toast-body">
          <div className="toast-text">
            {title && <span className="toast-title">{title}</span>}
            <span className="toast-message">{message}</span>
          </div>
          <button type="button" className="toast-close" aria-label="Close" onClick={gone}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
      </div>
      <div className={`toast-timer ${type}-timer`} />
    </div>
  );
}

/** All toasts, the newest first. */
function Toasts(): ReactNode {
  const shown = useStore(subscribe, () => toasts);
  return shown.map((toast) => <ToastItem key={toast.id} toast={toast} />);
}

let container: HTMLElement | undefined;

/** Opens a toast; see `showToast`. */
export function openToast(options: ToastOptions): Promise<void> {
  if (!container) {
    container = document.createElement('div');
    container.className = 'toast-container';
    renderOverlay(createPortal(<Toasts />, container));
  }
  if (!container.isConnected) document.body.append(container);
  return new Promise((resolve) => {
    const id = nextId++;
    const gone = (): void => {
      if (!toasts.some((toast) => toast.id === id)) return;
      change(toasts.filter((toast) => toast.id !== id));
      if (toasts.length === 0) container?.remove();
      resolve();
    };
    change([{ ...options, id, gone }, ...toasts]);
    announce([options.title, options.message].filter(Boolean).join('. '));
  });
}
