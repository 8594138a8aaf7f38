import { useCallback, useLayoutEffect, useRef } from 'react';
import { focusOn, isShown } from '../../../page/focus/focus';
import { type Modal, type ModalOptions, openModal } from './modal';

/** How long to retry while a transition keeps the element from taking the focus, in milliseconds. */
const LATE = 3000;

/** Returns the options when the modal opens; null: there is no element to open. */
type Options = () => ModalOptions | null;

/**
 * Keeps a modal open while `isOpen`. The returned function closes it earlier: call it before the element is hidden or
 * inert, so that the focus has left it.
 */
export function useModal(isOpen: boolean, options: Options): () => void {
  const modal = useRef<Modal>(undefined);
  const latest = useRef(options);
  const leave = useCallback(() => {
    modal.current?.close();
    modal.current = undefined;
  }, []);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    // Not in the cleanup, because React would then give the focus back to the element that had it before the commit.
    leave();
    const given = isOpen ? latest.current() : null;
    if (!given) return undefined;
    const { root, focus = root } = given;
    const before = document.activeElement;
    const opened = openModal({ ...given, onEscape: () => latest.current()?.onEscape() });
    modal.current = opened;
    // An element that becomes visible by a transition takes the focus only once the transition has begun, maybe after a
    // delay.
    const until = performance.now() + LATE;
    let frame = 0;
    const retry = (): void => {
      const { activeElement } = document;
      const hasMoved = root.contains(activeElement) || (activeElement !== before && activeElement !== document.body);
      if (!focus || hasMoved || !opened.isTop() || performance.now() > until) return;
      if (isShown(focus)) focusOn(focus, { preventScroll: true });
      frame = requestAnimationFrame(retry);
    };
    frame = requestAnimationFrame(retry);
    return () => cancelAnimationFrame(frame);
  }, [isOpen, leave]);
  useLayoutEffect(() => leave, [leave]);
  return leave;
}
