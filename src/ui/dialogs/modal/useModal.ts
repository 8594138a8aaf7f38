import { useCallback, useLayoutEffect, useRef } from 'react';
import { focusOn, isShown } from '../../../page/focus/focus';
import { type Modal, type ModalOptions, openModal } from './modal';

/** How long an element that appears by a transition may refuse the focus, in milliseconds. */
const LATE = 3000;

/** The options of the modal, asked for when it opens; null if there is nothing to open. */
type Options = () => ModalOptions | null;

/**
 * `openModal` for as long as `isOpen`. The returned function ends it before the component says so: call it before what
 * is open gets hidden or inert, so that the focus has left.
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
    // Not in the cleanup: React would give the focus back to the element that had it before.
    leave();
    const given = isOpen ? latest.current() : null;
    if (!given) return undefined;
    const { root, focus = root } = given;
    const before = document.activeElement;
    const opened = openModal({ ...given, onEscape: () => latest.current()?.onEscape() });
    modal.current = opened;
    // An element that appears by a transition takes the focus only once the transition has begun, which may have a
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
