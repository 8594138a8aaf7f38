import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { markOwn } from '../../../core/hosts/copies';
import { renderOverlay } from '../../../core/react/root';
import { topLayer } from '../../../page/base/announce';
import { textsOf } from '../../../page/base/textsOf';
import { type Modal, openModal } from '../modal/modal';
import type { AlertOptions, AlertResult } from './alert';
import { part, texts } from './texts';
import './alert.css';

interface DialogProps {
  options: AlertOptions;
  leave(result: AlertResult): void;
  /** `safe`: the button that changes nothing, which gets the focus. */
  onShown(root: HTMLElement, safe: HTMLElement | null): void;
}

function AlertDialog({ options, leave, onShown }: DialogProps): ReactNode {
  const { type = 'info', title, message } = options;
  const [site] = useState(() => textsOf(part, texts));
  const wrapper = useRef<HTMLDivElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const messageId = useId();

  useLayoutEffect(() => {
    if (wrapper.current) onShown(wrapper.current, safe.current);
  }, [onShown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the dialog must not move the focus out of it
    <div
      ref={wrapper}
      className="alert-wrapper"
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
    >
      <div
        tabIndex={-1}
        className="alert-frame"
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={title ? titleId : messageId}
        aria-describedby={title ? messageId : undefined}
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

/** Opens an alert and closes an earlier one; see `showAlert`. */
export function openAlert(options: AlertOptions): Promise<AlertResult> {
  closeCurrent?.();
  return new Promise((resolve) => {
    const opener = document.activeElement;
    let modal: Modal | undefined;
    const container = markOwn(document.createElement('div'));
    container.className = 'storefront-widgets-overlay';
    topLayer().appendChild(container);
    const leave = (result: AlertResult): void => {
      if (closeCurrent !== close) return;
      closeCurrent = undefined;
      modal?.close();
      remove();
      container.remove();
      resolve(result);
    };
    const close = (): void => leave('close');
    closeCurrent = close;
    const onShown = (root: HTMLElement, safe: HTMLElement | null): void => {
      modal ??= openModal({ root, focus: safe, opener, onEscape: close });
    };
    const dialog = <AlertDialog options={options} leave={leave} onShown={onShown} />;
    const remove = renderOverlay(createPortal(dialog, container));
  });
}
