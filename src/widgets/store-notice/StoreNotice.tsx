import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind } from '../../core/Bind';
import { useStore } from '../../core/hooks';
import type { PageEvent } from '../../core/listen';
import type { WidgetProps } from '../../page/widget';
import { dismissNotice, isDismissed, noticeCookie, onDismissal } from './dismissed';
import type { settings as schema } from './settings';

const DISMISS = '.woocommerce-store-notice__dismiss-link, [data-dismiss]';

/** Shows the notice until the visitor dismisses it by click, Enter or Space (spec §4). */
export function StoreNotice({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const cookie = noticeCookie(host);
  const isHidden = useStore(onDismissal, () => isDismissed(cookie));
  // The theme's own way to show it, where its styles do not hide it.
  const [display, setDisplay] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (!isHidden && getComputedStyle(host).display === 'none') setDisplay('block');
  }, [host, isHidden]);

  const dismiss = (event: PageEvent): void => {
    if (!(event.target instanceof Element && event.target.closest(DISMISS))) return;
    event.preventDefault();
    dismissNotice(cookie, settings.days || undefined);
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key === 'Enter' || key === ' ') dismiss(event);
  };

  return (
    <Bind
      to={host}
      // Against our own style for the first paint, and those of themes and page builders.
      style={{ display: isHidden ? 'none !important' : display }}
      hidden={isHidden ? undefined : false}
      on={{ click: dismiss, keydown: onKeyDown }}
    />
  );
}
