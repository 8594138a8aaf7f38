import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { renderOverlay } from '../../core/react/overlays';
import { textsOf } from '../../page/base/textsOf';
import { topLayer } from '../../page/base/topLayer';
import { rememberFocus, tabbable } from '../../page/focus';
import { lockScroll } from '../scrollLock';
import type { AlertOptions, AlertResult } from './alert';
import { part, texts } from './texts';
import './alert.css';

interface DialogProps {
  options: AlertOptions;
  leave(result: AlertResult): void;
}

function AlertDialog({ options, leave }: DialogProps): ReactNode {
  const { type = 'info', title, message } = options;
  const [site] = useState(() => textsOf(part, texts));
  const frame = useRef<HTMLDivElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const messageId = useId();

  useLayoutEffect(() => {
    safe.current?.focus();
    return lockScroll();
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      leave('close');
    }
    if (event.key !== 'Tab' || !frame.current) return;
    const stops = tabbable(frame.current);
    const edges = event.shiftKey ? [stops[0], frame.current] : [stops[stops.length - 1]];
    if (!edges.some((edge) => edge === document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the dialog must not take the focus out of it
    <div
      className="alert-wrapper"
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
    >
      <div
        ref={frame}
        tabIndex={-1}
        className="alert-frame"
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={title ? titleId : messageId}
        aria-describedby={title ? messageId : undefined}
        onKeyDown={onKeyDown}
      >
        <div className={`alert-header ${type}-bg`}>
          <button type="button" className="alert-close alert-close-circle" onClick={() => leave('close')}>
            <span aria-hidden="true">×</span>
            <span className="alert-close-label">{options.closeText ?? site.closeText}</span>
          </button>
        </div>
        <div className="alert-body">
          {title && (
            <span id={titleId} className="alert-title">
              {title}
            </span>
          )}
          <span id={messageId} className="alert-message">
            {message}
          </span>
          {type === 'question' ? (
            <div className="question-buttons">
              <button
                type="button"
                className={`confirm-button ${type}-bg ${type}-btn`}
                onClick={() => leave('confirm')}
              >
                {options.confirmText ?? site.confirmText}
              </button>
              <button
                ref={safe}
                type="button"
                className="cancel-button error-bg error-btn"
                onClick={() => leave(undefined)}
              >
                {options.cancelText ?? site.cancelText}
              </button>
            </div>
          ) : (
            <button
              ref={safe}
              type="button"
              className={`alert-button ${type}-bg ${type}-btn`}
              onClick={() => leave('ok')}
            >
              {options.buttonText ?? site.buttonText}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

let closeCurrent: (() => void) | undefined;

/** Opens an alert; see `showAlert`. */
export function openAlert(options: AlertOptions): Promise<AlertResult> {
  closeCurrent?.();
  return new Promise((resolve) => {
    const returnFocus = rememberFocus();
    const container = document.createElement('div');
    container.className = 'storefront-widgets-overlay';
    topLayer().append(container);
    const leave = (result: AlertResult): void => {
      if (closeCurrent !== close) return;
      closeCurrent = undefined;
      remove();
      container.remove();
      returnFocus();
      resolve(result);
    };
    const close = (): void => leave('close');
    closeCurrent = close;
    const remove = renderOverlay(createPortal(<AlertDialog options={options} leave={leave} />, container));
  });
}
