import type { ReactNode } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { isEditMode } from '../../elementor/base/editMode';
import { goTo, safeUrl } from '../../page/base/url';
import { emptyLinkOf, hasNamedLink, hasOwnClick } from './markup';
import { cardClick } from './rules';

interface CardLinkProps {
  host: HTMLElement;
  url: string;
  target: string;
}

function hasSelectedIn(card: HTMLElement): boolean {
  const selection = window.getSelection();
  return !!selection && !selection.isCollapsed && !!selection.anchorNode && card.contains(selection.anchorNode);
}

/** A card that leads to its address wherever it is clicked, unless what is clicked has a click of its own. */
export function CardLink({ host, url, target }: CardLinkProps): ReactNode {
  const address = safeUrl(url);
  if (!address || !/^https?:/.test(address)) return null;
  const hasLink = hasNamedLink(host, address);
  const empty = emptyLinkOf(host);

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

  const attrs = hasLink || empty ? undefined : { role: 'link', tabindex: 0 };
  const name = host.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim() || address;
  return (
    <>
      <Bind to={host} attrs={attrs} on={{ click: onClick, auxclick: onAuxClick, keydown: attrs && onKeyDown }} />
      {empty && <Bind to={empty} attrs={hasLink ? { 'aria-hidden': 'true', tabindex: -1 } : { 'aria-label': name }} />}
    </>
  );
}
