import { useCallback, useLayoutEffect, useRef } from 'react';
import { focusOn } from '../../page/focus';
import { type Modal, type ModalOptions, openModal } from './modal';

const FRAMES = 5;

/** What `useModal` asks for when it opens; null: there is nothing to open. */
type Options = () => ModalOptions | null;

/**
 * `openModal` for as long as `isOpen`. The returned function ends it before the component says so: call it before what is
 * open gets hidden or inert, so that the focus has left.
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
    // Not in the cleanup: React would give the focus back to what had it before.
    leave();
    const given = isOpen ? latest.current() : null;
    if (!given) return undefined;
    const { root, focus = root } = given;
    const opened = openModal({ ...given, onEscape: () => latest.current()?.onEscape() });
    modal.current = opened;
    // What gets visible by a transition takes the focus only some frames after that has begun.
    let frame = 0;
    const retry = (frames: number): void => {
      if (!focus || !opened.isTop() || root.contains(document.activeElement)) return;
      focusOn(focus, { preventScroll: true });
      if (frames > 0) frame = requestAnimationFrame(() => retry(frames - 1));
    };
    frame = requestAnimationFrame(() => retry(FRAMES));
    return () => cancelAnimationFrame(frame);
  }, [isOpen, leave]);
  useLayoutEffect(() => leave, [leave]);
  return leave;
}
