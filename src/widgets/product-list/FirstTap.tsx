import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/Bind';
import { sync } from '../../core/sync';
import { isEditMode } from '../../page/editMode';
import { actsHere, hasMore, itemOf } from './items';
import { isTap } from './touch';

/** On touch, the first tap marks an item hovered and blocks its link; the second one follows it (spec §4). */
export function FirstTap({ host }: { host: HTMLElement }): ReactNode {
  const [hovered, setHovered] = useState<HTMLElement | null>(null);
  const latest = useRef(hovered);
  useLayoutEffect(() => {
    latest.current = hovered;
  });

  useLayoutEffect(() => {
    let pointer: string | undefined;
    const onPointerDown = ({ pointerType }: PointerEvent): void => {
      pointer = pointerType;
    };
    // Before the links and cards inside hear it.
    const onClick = (event: MouseEvent): void => {
      const { target } = event;
      const item = itemOf(host, target);
      if (!item || !(target instanceof Element)) return;
      if (isEditMode()) event.preventDefault();
      if (event.defaultPrevented || !isTap(event, pointer) || !hasMore(host)) return;
      const isCategory = host.matches('.jet-woo-categories');
      if (isCategory && !target.closest('.jet-woo-category-thumbnail')) return;
      if (item === latest.current && item.isConnected) return;
      sync(() => setHovered(item));
      if (!actsHere(item, target)) event.preventDefault();
    };
    // A scroll ends with `pointercancel`: only a tap comes here.
    const onPointerUp = ({ target }: PointerEvent): void => {
      const { current } = latest;
      if (current && !(target instanceof Node && current.contains(target))) sync(() => setHovered(null));
    };
    host.addEventListener('pointerdown', onPointerDown, true);
    host.addEventListener('click', onClick, true);
    document.addEventListener('pointerup', onPointerUp, true);
    return () => {
      host.removeEventListener('pointerdown', onPointerDown, true);
      host.removeEventListener('click', onClick, true);
      document.removeEventListener('pointerup', onPointerUp, true);
    };
  }, [host]);

  return hovered && <Bind to={hovered} class={{ 'mobile-hover': true }} />;
}
