import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Bind } from '../../core/Bind';
import { useStore } from '../../core/hooks';
import type { PageEvent } from '../../core/listen';
import { sync } from '../../core/sync';
import { announce } from '../../page/announce';
import { CONSENT_COOKIE, CONSENT_VALUE, isNoticeAccepted, onConsent, tellConsent } from '../../page/consent';
import { writeCookie } from '../../page/cookies';
import type { WidgetProps } from '../../page/widget';
import { Button } from './Button';
import { containFocus } from './containFocus';
import { consentLifetime } from './lifetime';
import { isPopup, messageOf, partsOf } from './parts';
import type { settings as schema } from './settings';
import { useRoomFor } from './useRoomFor';

/** Shows the notice until it is accepted or closed; only accepting is remembered (spec §4 “Cookie banner”). */
export function CookieNotice({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const { accept, close, overlay } = useMemo(() => partsOf(host), [host]);
  const isNamed = useMemo(() => host.matches('[aria-label], [aria-labelledby]'), [host]);
  const isModal = useMemo(() => isPopup(host), [host]);
  const isHiddenInline = useMemo(() => host.style.display === 'none', [host]);
  const [isClosed, setClosed] = useState(false);
  const isAccepted = useStore(onConsent, isNoticeAccepted);
  const isShown = navigator.cookieEnabled && !isAccepted && !isClosed;

  const onClose = (): void => {
    setClosed(true);
    tellConsent('deny');
  };
  const onAccept = (event: PageEvent): void => {
    event.preventDefault();
    const { days, path } = consentLifetime(settings.days);
    writeCookie(CONSENT_COOKIE, CONSENT_VALUE, days, path);
    tellConsent('allow');
  };

  useLayoutEffect(() => {
    // The plugin's own script takes closing for accepting, and listens on the button itself.
    const closeOnly = (event: Event): void => {
      event.stopImmediatePropagation();
      event.preventDefault();
      sync(onClose);
    };
    close?.addEventListener('click', closeOnly, true);
    return () => close?.removeEventListener('click', closeOnly, true);
  });
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    if (isModal) return containFocus(host);
    announce(messageOf(host));
    return undefined;
  }, [host, isShown, isModal]);
  const room = useRoomFor(host, isShown && !isModal);

  const shownDisplay = isHiddenInline ? null : undefined;
  return (
    <>
      <Bind
        to={host}
        class={{ hidden: !isShown }}
        hidden={isShown ? false : undefined}
        style={{ display: isShown ? shownDisplay : 'none' }}
        attrs={{ role: 'region', 'aria-label': isNamed ? undefined : settings.label }}
      />
      {/* Where the page's styles show it from the start, it would stay over everything. */}
      {overlay && (isModal || !isShown) && (
        <Bind to={overlay} class={{ hidden: !isShown }} style={{ display: isShown ? 'block' : 'none' }} />
      )}
      {accept && <Button of={accept} onPress={onAccept} />}
      {close && <Button of={close} label={settings.closeLabel} />}
      <Bind to={document.documentElement} style={room} />
    </>
  );
}
