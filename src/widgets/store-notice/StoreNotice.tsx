import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind } from '../../core/Bind';
import type { PageEvent } from '../../core/listen';
import { readCookie, writeCookie } from '../../page/cookies';
import type { WidgetProps } from '../../page/widget';
import { HIDDEN, noticeCookie } from './noticeCookie';
import type { settings as schema } from './settings';

const DISMISS = '.woocommerce-store-notice__dismiss-link, [data-dismiss]';

/** Shows the notice until the visitor dismisses it by click, Enter or Space (spec §4). */
export function StoreNotice({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const cookie = noticeCookie(host);
  const [isHidden, setHidden] = useState(() => readCookie(cookie) === HIDDEN);
  // The theme's own way to show it, where its styles do not hide it.
  const [display, setDisplay] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (!isHidden && getComputedStyle(host).display === 'none') setDisplay('block');
  }, [host, isHidden]);

  const dismiss = (event: PageEvent): void => {
    if (!(event.target instanceof Element && event.target.closest(DISMISS))) return;
    event.preventDefault();
    writeCookie(cookie, HIDDEN, settings.days || undefined);
    setHidden(true);
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key === 'Enter' || key === ' ') dismiss(event);
  };

  return (
    <Bind
      to={host}
      style={{ display: isHidden ? 'none' : display }}
      hidden={isHidden ? undefined : false}
      on={{ click: dismiss, keydown: onKeyDown }}
    />
  );
}
