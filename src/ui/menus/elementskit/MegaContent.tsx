import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { runScripts, scriptsIn } from '../../../core/dom/scripts';
import { Bind } from '../../../core/react/Bind';
import { sync } from '../../../core/react/hooks';
import { Place } from '../../../core/react/Place';
import { runElementReady } from '../../../elementor/elements';
import { fetchMegaContent } from '../../../elementor/megaContent';
import { announce } from '../../../page/base/announce';
import { tellShown } from '../../../page/motion/shown';
import { INDICATOR, linkOf } from './markup';

/** The content of a panel: its HTML once it has arrived. */
type Content = { state: 'absent' | 'loading' | 'failed' } | { state: 'loaded'; html: string };

/** The content with this id. `load` fetches it, unless it is loading or has arrived. */
function useMegaContent(id: string): [content: Content, load: () => void] {
  const [content, setContent] = useState<Content>({ state: 'absent' });
  const { current: request } = useRef<{ running?: AbortController | undefined; isDone?: boolean }>({});
  const load = useCallback(() => {
    if (request.running || request.isDone) return;
    const running = new AbortController();
    const end = (next: Content): void => {
      if (running.signal.aborted) return;
      request.running = undefined;
      request.isDone = next.state === 'loaded';
      sync(() => setContent(next));
    };
    request.running = running;
    setContent({ state: 'loading' });
    fetchMegaContent(id, running.signal).then(
      (html) => end({ state: 'loaded', html }),
      () => end({ state: 'failed' }),
    );
  }, [id, request]);
  useLayoutEffect(
    () => () => {
      request.running?.abort();
      request.running = undefined;
    },
    [request],
  );
  return [content, load];
}

/** How long after its release a press may still become a click, in milliseconds; a finger's click comes late. */
const CLICK_COMES = 300;

/** Is the element being pressed? The browser drops the click if the target of the press is removed meanwhile. */
function usePressed(element: Element): boolean {
  const [isPressed, setPressed] = useState(false);
  useLayoutEffect(() => {
    let timer = 0;
    const release = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setPressed(false), CLICK_COMES);
      stop();
    };
    const stop = (): void => {
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
    const press = (): void => {
      clearTimeout(timer);
      sync(() => setPressed(true));
      window.addEventListener('pointerup', release, true);
      window.addEventListener('pointercancel', release, true);
    };
    element.addEventListener('pointerdown', press);
    return () => {
      element.removeEventListener('pointerdown', press);
      clearTimeout(timer);
      stop();
    };
  }, [element]);
  return isPressed;
}

interface MegaProps {
  item: Element;
  panel: Element;
  /** The element that the content goes into; its `data-id` names the content. */
  placeholder: HTMLElement;
  isOpen: boolean;
  /** The pointer or the focus is at the item, which fetches the content. */
  isNear: boolean;
  failedText: string;
}

/** The content of a panel, fetched once. A failure is shown in the open panel; the next opening tries again. */
export function MegaContent({ item, panel, placeholder, isOpen, isNear, failedText }: MegaProps): ReactNode {
  const [content, load] = useMegaContent(placeholder.dataset.id ?? '');
  const isLoading = content.state === 'loading';
  // Icon and spinner replace each other only while the item is not pressed.
  const isPressed = usePressed(item);
  const spins = useRef(isLoading);
  if (!isPressed) spins.current = isLoading;
  const hasFailed = content.state === 'failed' && isOpen;
  const html = content.state === 'loaded' ? content.html : undefined;
  const link = linkOf(item);
  const indicator = link?.querySelector(INDICATOR);

  const isWanted = isNear || isOpen;
  const wasOpen = useRef(false);
  // One attempt between approaching and leaving, and another whenever the panel is opened again.
  useLayoutEffect(() => {
    if (isWanted) load();
    else wasOpen.current = false;
  }, [isWanted, load]);
  useLayoutEffect(() => {
    if (isOpen && wasOpen.current) load();
    wasOpen.current ||= isOpen;
  }, [isOpen, load]);
  useLayoutEffect(() => {
    if (!html) return;
    runScripts(scriptsIn(placeholder));
    runElementReady(placeholder);
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
