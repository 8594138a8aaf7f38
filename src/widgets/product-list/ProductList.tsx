import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isEditMode } from '../../elementor/base/editMode';
import { isYes } from '../../page/base/globals';
import { CardLink } from './CardLink';
import { hasHoverContent, isControl, itemOf } from './markup';
import { isTap } from './rules';
import { readLink, type settings as schema, settings } from './settings';

/** A list whose items open on a first tap and follow on a second, or a card that is a link as a whole. */
function ProductList({ host, settings: { url, target } }: WidgetProps<typeof schema>): ReactNode {
  return (
    <>
      {isYes(host.dataset.mobileHover) && <FirstTap host={host} />}
      {url && <CardLink host={host} url={url} target={target} />}
    </>
  );
}

function FirstTap({ host }: { host: HTMLElement }): ReactNode {
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
    const onClick = (event: MouseEvent): void => {
      const { target } = event;
      const item = itemOf(host, target);
      if (!item || !(target instanceof Element)) return;
      if (isEditMode()) event.preventDefault();
      if (event.defaultPrevented || !isTap(event, pointer) || !hasHoverContent(host)) return;
      const isCategory = host.matches('.jet-woo-categories');
      if (isCategory && !target.closest('.jet-woo-category-thumbnail')) return;
      if (item === latest.current && item.isConnected) return;
      sync(() => setHovered(item));
      if (!isControl(item, target)) event.preventDefault();
    };
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

export default widget({
  settings,
  read: readLink,
  gates: async () => (await import('./gates')).gates,
  component: ProductList,
});
