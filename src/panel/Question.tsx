import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isHtmlElement } from '../core/dom/nodes';
import { t } from './texts';

interface Props {
  /** A sentence that says what would be lost. */
  text: string;
  /** The label of the button that goes on anyway. */
  yes: string;
  onYes(): void;
  onNo(): void;
}

/** Asks whether unsaved changes may be lost. Takes the focus; “Keep editing” gives it back. */
export function Question({ text, yes, onYes, onNo }: Props): ReactNode {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const room = first.current?.getRootNode();
    before.current = room instanceof ShadowRoot ? room.activeElement : null;
    first.current?.focus();
  }, []);
  const keep = (): void => {
    onNo();
    if (isHtmlElement(before.current)) before.current.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    keep();
  };
  return (
    <div
      role="alertdialog"
      aria-label={t('Unsaved changes')}
      aria-describedby={id}
      className="question"
      onKeyDown={press}
    >
      <p id={id}>{text}</p>
      <div className="buttons">
        <button ref={first} type="button" className="main" onClick={keep}>
          {t('Keep editing')}
        </button>
        <button type="button" onClick={onYes}>
          {yes}
        </button>
      </div>
    </div>
  );
}
