import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { useStore } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { barStyles, useRoomFor } from '../../woocommerce/noticeBar';
import { dismissNotice, isDismissed, noticeCookie, onDismissal } from './dismissals';
import { type settings as schema, settings } from './settings';

const DISMISS = '.woocommerce-store-notice__dismiss-link, [data-dismiss]';

/** Shows the notice until the visitor dismisses it by click, Enter or Space. */
function StoreNotice({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const cookie = noticeCookie(host);
  const isHidden = useStore(onDismissal, () => isDismissed(cookie));
  const [bar] = useState(() => barStyles(host));
  const rootStyles = useRoomFor(host, !isHidden);
  // null removes the server's `display: none`; themes that hide the notice, too, need `block`.
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
