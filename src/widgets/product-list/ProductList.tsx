import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isElement, isNode } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isEditMode } from '../../elementor/base/editMode';
import { isTap } from '../../page/base/device';
import { isYes } from '../../page/base/globals';
import { goTo } from '../../page/base/url';
import { addressOf, hasHoverContent, hasOwnClick, isControl, itemOf, looksOf, readLink } from './markup';
import { cardClick } from './rules';
import { type settings as schema, settings } from './settings';

/** A list whose items show their hover content on a first tap, or a card that is a link as a whole. */
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
      if (!item || !isElement(target)) return;
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
      if (current && !(isNode(target) && current.contains(target))) sync(() => setHovered(null));
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

interface CardLinkProps {
  host: HTMLElement;
  url: string;
  target: string;
}

function hasSelectedIn(card: HTMLElement): boolean {
  const selection = window.getSelection();
  return !!selection && !selection.isCollapsed && !!selection.anchorNode && card.contains(selection.anchorNode);
}

/** A card that opens its address wherever it is clicked, except on elements that handle clicks themselves. */
function CardLink({ host, url, target }: CardLinkProps): ReactNode {
  const address = addressOf(url);
  // Once, because the name that the empty link gets would count as its own.
  const looks = useMemo(() => (address ? looksOf(host, address) : null), [host, address]);
  if (!address || !looks) return null;
  const { card, empty } = looks;

  const follow = (event: PageEvent, hasSelected: boolean): void => {
    const {
      ctrlKey = false,
      metaKey = false,
      shiftKey = false,
      altKey = false,
      button = 0,
    } = event as Partial<MouseEvent>;
    const action = cardClick({ ctrlKey, metaKey, shiftKey, altKey, button, target, hasSelected });
    if (action === 'none') return;
    event.preventDefault();
    if (action === 'open') window.open(address, '_blank', 'noopener');
    else goTo(address);
  };
  const onClick = (event: PageEvent): void => {
    if (isEditMode()) {
      event.preventDefault();
      return;
    }
    if (event.defaultPrevented || hasOwnClick(host, event.target)) return;
    follow(event, hasSelectedIn(host));
  };
  const onAuxClick = (event: PageEvent): void => {
    const isMiddle = (event as Event as MouseEvent).button === 1;
    if (isMiddle && !isEditMode() && !event.defaultPrevented && !hasOwnClick(host, event.target)) follow(event, false);
  };
  const onKeyDown = (event: PageEvent): void => {
    const isOurs = event.target === host && (event as Event as KeyboardEvent).key === 'Enter';
    if (isOurs && !isEditMode()) follow(event, false);
  };

  return (
    <>
      <Bind to={host} {...card} on={{ click: onClick, auxclick: onAuxClick, keydown: card.attrs && onKeyDown }} />
      {empty && <Bind to={empty[0]} {...empty[1]} />}
    </>
  );
}

export default widget({
  settings,
  read: readLink,
  gates: async () => (await import('./gates')).gates,
  component: ProductList,
  isLeft: false,
});
