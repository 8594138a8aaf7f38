import { type ReactNode, useLayoutEffect, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { useStore } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { readCookie, writeCookie } from '../../page/storage/cookies';
import { barStyles, useRoomFor } from '../../woocommerce/noticeBar';
import { DISMISS } from './markup';
import { type settings as schema, settings } from './settings';

const HIDDEN = 'hidden';

const listeners = new Set<() => void>();
const dismissedHere = new Set<string>();

/** The name of the cookie that hides a notice. It contains the notice's id, so that a new notice shows. */
const noticeCookie = (host: HTMLElement): string =>
  `store_notice${/^[\w-]{0,64}$/.exec(host.dataset.noticeId ?? '')?.[0] ?? ''}`;

/** Has the visitor dismissed this notice? */
const isDismissed = (cookie: string): boolean => dismissedHere.has(cookie) || readCookie(cookie) === HIDDEN;

/** Dismisses a notice and its copies for `days`; undefined: until the browser closes. */
function dismissNotice(cookie: string, days: number | undefined): void {
  writeCookie(cookie, HIDDEN, days);
  dismissedHere.add(cookie);
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` when a notice is dismissed. Returns a stop function. */
function onDismissal(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Shows the notice until the visitor dismisses it by click, Enter or Space. */
function StoreNotice({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const cookie = noticeCookie(host);
  const isHidden = useStore(onDismissal, () => isDismissed(cookie));
  const [bar] = useState(() => barStyles(host));
  const rootStyles = useRoomFor(host, !isHidden);
  // null removes the server's `display: none`; `block` is needed if the theme also hides the notice.
  const [display, setDisplay] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (!isHidden && getComputedStyle(host).display === 'none') setDisplay('block');
  }, [host, isHidden]);

  const dismiss = (event: PageEvent): void => {
    if (!(isElement(event.target) && event.target.closest(DISMISS))) return;
    event.preventDefault();
    dismissNotice(cookie, settings.days || undefined);
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key === 'Enter' || key === ' ') dismiss(event);
  };

  return (
    <>
      <Bind
        to={host}
        style={isHidden ? { display: 'none !important' } : { ...bar, display }}
        hidden={isHidden ? undefined : false}
        on={{ click: dismiss, keydown: onKeyDown }}
      />
      <Bind to={document.documentElement} style={rootStyles} />
    </>
  );
}

export default widget({ settings, gates: async () => (await import('./gates')).gates, component: StoreNotice });
