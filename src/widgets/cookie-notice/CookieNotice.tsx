import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Bind, BindAll } from '../../core/Bind';
import { useStore } from '../../core/hooks';
import type { PageEvent } from '../../core/listen';
import { sync } from '../../core/sync';
import { announce } from '../../page/announce';
import {
  CONSENT_COOKIE,
  CONSENT_VALUE,
  isNoticeAccepted,
  onConsent,
  tellConsent,
  tellQuestion,
} from '../../page/consent';
import { writeCookie } from '../../page/cookies';
import { on } from '../../page/events';
import type { WidgetProps } from '../../page/widget';
import { keyOf, useLiveList } from '../../ui/useLiveList';
import { Button } from './Button';
import { containFocus } from './containFocus';
import { consentLifetime } from './lifetime';
import { acceptOf, closeOf, isPopup, messageOf, overlaysOf } from './parts';
import type { settings as schema } from './settings';
import { useRoomFor } from './useRoomFor';

/** Against the styles of themes and page builders. */
const HIDDEN = 'none !important';

/** Shows the notice until it is accepted or closed; only accepting is remembered (spec §4 “Cookie banner”). */
export function CookieNotice({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  // Translation plugins write the notice anew; some fill it late.
  const accept = useLiveList(() => acceptOf(host));
  const close = useLiveList(() => closeOf(host));
  const overlays = useLiveList(overlaysOf);
  const isNamed = useMemo(() => host.matches('[aria-label], [aria-labelledby]'), [host]);
  const isModal = useMemo(() => isPopup(host), [host]);
  const isHiddenInline = useMemo(() => host.style.display === 'none', [host]);
  const [isClosed, setClosed] = useState(false);
  const isAccepted = useStore(onConsent, isNoticeAccepted);
  const isShown = navigator.cookieEnabled && !isAccepted && !isClosed;

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
      tellConsent('deny');
    };
    for (const button of close) button.addEventListener('click', closeOnly, true);
    return () => {
      for (const button of close) button.removeEventListener('click', closeOnly, true);
    };
  });
  // Cached pages hold the notice twice: it is one question.
  useLayoutEffect(
    () =>
      on(document.body, 'storefront-widgets:consent', ([choice]) => choice === 'deny' && sync(() => setClosed(true))),
    [],
  );
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    tellQuestion();
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
        style={{ display: isShown ? shownDisplay : HIDDEN }}
        attrs={{ role: 'region', 'aria-label': isNamed ? undefined : settings.label }}
      />
      {/* Where the page's styles show it from the start, it would stay over everything. */}
      {(isModal || !isShown) && (
        <BindAll
          items={overlays.map((overlay) => [
            overlay,
            { class: { hidden: !isShown }, style: { display: isShown ? 'block' : HIDDEN } },
          ])}
        />
      )}
      {accept.map((button) => (
        <Button key={keyOf(button)} of={button} onPress={onAccept} />
      ))}
      {close.map((button) => (
        <Button key={keyOf(button)} of={button} label={settings.closeLabel} />
      ))}
      <Bind to={document.documentElement} style={room} />
    </>
  );
}
