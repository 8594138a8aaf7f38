import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Bind } from '../../../core/react/Bind';
import { Place } from '../../../core/react/Place';
import { runElementReady } from '../../../elementor/elements';
import { announce } from '../../../page/base/announce';
import { tellShown } from '../../../page/motion/shown';
import { INDICATOR, linkOf } from './markup';
import { useMegaContent } from './useMegaContent';
import { usePressed } from './usePressed';

interface MegaProps {
  item: Element;
  panel: Element;
  /** Where the content goes; names it. */
  placeholder: HTMLElement;
  isOpen: boolean;
  /** Fetches it, when the pointer or the focus comes to the item. */
  isNear: boolean;
  failedText: string;
}

/** The content of a panel, fetched once; a failure is told when the panel is open, and mended at the next opening. */
export function MegaContent({ item, panel, placeholder, isOpen, isNear, failedText }: MegaProps): ReactNode {
  const [content, load] = useMegaContent(placeholder.dataset.id ?? '');
  const isLoading = content.state === 'loading';
  // Icon and spinner change places when no press is on one of them.
  const isPressed = usePressed(item);
  const spins = useRef(isLoading);
  if (!isPressed) spins.current = isLoading;
  const hasFailed = content.state === 'failed' && isOpen;
  const html = content.state === 'loaded' ? content.html : undefined;
  const link = linkOf(item);
  const indicator = link?.querySelector(INDICATOR);

  const isWanted = isNear || isOpen;
  const wasOpen = useRef(false);
  // Once from coming near to leaving, so that a failure is not asked for twice; and whenever it is opened again.
  useLayoutEffect(() => {
    if (isWanted) load();
    else wasOpen.current = false;
  }, [isWanted, load]);
  useLayoutEffect(() => {
    if (isOpen && wasOpen.current) load();
    wasOpen.current ||= isOpen;
  }, [isOpen, load]);
  useLayoutEffect(() => {
    if (html) runElementReady(placeholder);
  }, [html, placeholder]);
  useLayoutEffect(() => {
    if (html && isOpen) tellShown(panel);
  }, [html, isOpen, panel]);
  useLayoutEffect(() => {
    if (hasFailed) announce(failedText);
  }, [hasFailed, failedText]);

  return (
    <>
      <Bind to={item} class={{ 'ekit-ajax-loading': isLoading || undefined }} />
      <Bind to={panel} attrs={{ 'aria-busy': isLoading ? 'true' : undefined }} />
      <Bind
        to={placeholder}
        {...(html !== undefined && { html })}
        class={{ 'megamenu-ajax-load': html === undefined ? undefined : false }}
      />
      {spins.current && indicator && (
        <>
          <Bind to={indicator} style={{ display: 'none' }} />
          <Place
            as="span"
            after={indicator}
            className="elementskit-submenu-indicator ekit-spinner"
            attrs={{ 'aria-hidden': 'true' }}
          />
        </>
      )}
      {hasFailed && (
        <Place as="p" after={placeholder} className="storefront-menu-failed">
          {failedText}
        </Place>
      )}
    </>
  );
}
