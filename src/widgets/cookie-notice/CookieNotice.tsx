import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind, BindAll } from '../../core/react/Bind';
import { keyOf, sync, useLiveList, useStore } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { announce } from '../../page/base/announce';
import { on } from '../../page/base/events';
import { focusOn, rememberFocus, tabbable } from '../../page/focus/focus';
import { isNoticeAccepted, notifyNoticeShown, onConsent, publishConsent } from '../../page/storage/consent';
import { barStyles, useRoomFor } from '../../woocommerce/noticeBar';
import { storeConsent } from './consentCookie';
import { acceptButtonsOf, closeButtonsOf, findOverlays, isPopup, messageOf } from './markup';
import { type settings as schema, settings } from './settings';

const HIDDEN = 'none !important';

/** Shows the notice until it is accepted or closed. Only acceptance is stored. */
function CookieNotice({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const acceptButtons = useLiveList(() => acceptButtonsOf(host));
  const closeButtons = useLiveList(() => closeButtonsOf(host));
  const overlays = useLiveList(findOverlays);
  const isNamed = useMemo(() => host.matches('[aria-label], [aria-labelledby]'), [host]);
  const isModal = useMemo(() => isPopup(host), [host]);
  const isHiddenInline = useMemo(() => host.style.display === 'none', [host]);
  const [bar] = useState(() => (isModal ? undefined : barStyles(host)));
  const [isClosed, setClosed] = useState(false);
  const isAccepted = useStore(onConsent, isNoticeAccepted);
  const isShown = navigator.cookieEnabled && !isAccepted && !isClosed;

  const onAccept = (event: PageEvent): void => {
    event.preventDefault();
    storeConsent(settings.days);
    publishConsent('allow');
  };

  useLayoutEffect(() => {
    // In the capture phase, because the plugin's script listens on the button itself and treats closing as accepting.
    const onClose = (event: Event): void => {
      event.stopImmediatePropagation();
      event.preventDefault();
      publishConsent('deny');
    };
    for (const button of closeButtons) button.addEventListener('click', onClose, true);
    return () => {
      for (const button of closeButtons) button.removeEventListener('click', onClose, true);
    };
  });
  useLayoutEffect(
    () =>
      on(document.body, 'storefront-widgets:consent', ([choice]) => choice === 'deny' && sync(() => setClosed(true))),
    [],
  );
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    notifyNoticeShown();
    if (isModal) return containFocus(host);
    announce(messageOf(host));
    return undefined;
  }, [host, isShown, isModal]);
  const rootStyles = useRoomFor(host, isShown && !isModal);

  const shownDisplay = isHiddenInline ? null : undefined;
  return (
    <>
      <Bind
        to={host}
        class={{ hidden: !isShown }}
        hidden={isShown ? false : undefined}
        style={{ ...(isShown && bar), display: isShown ? shownDisplay : HIDDEN }}
        attrs={{ role: 'region', 'aria-label': isNamed ? undefined : settings.label }}
      />
      {/* Also while hidden, because an overlay that the page's styles show would stay over everything. */}
      {(isModal || !isShown) && (
        <BindAll
          items={overlays.map((overlay) => [
            overlay,
            { class: { hidden: !isShown }, style: { display: isShown ? 'block' : HIDDEN } },
          ])}
        />
      )}
      {acceptButtons.map((button) => (
        <NoticeButton key={keyOf(button)} of={button} onPress={onAccept} />
      ))}
      {closeButtons.map((button) => (
        <NoticeButton key={keyOf(button)} of={button} label={settings.closeLabel} />
      ))}
      <Bind to={document.documentElement} style={rootStyles} />
    </>
  );
}

interface NoticeButtonProps {
  of: HTMLElement;
  label?: string;
  onPress?(event: PageEvent): void;
}

function NoticeButton({ of, label, onPress }: NoticeButtonProps): ReactNode {
  const isNamed = useMemo(() => /\p{L}/u.test(of.textContent ?? '') || of.matches('[aria-label], [title]'), [of]);
  const isNative = of.matches('button, a[href], input');
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    of.click();
  };
  return (
    <Bind
      to={of}
      attrs={{
        role: isNative ? undefined : 'button',
        tabindex: isNative ? undefined : 0,
        'aria-label': isNamed ? undefined : label,
      }}
      on={{ click: onPress, keydown: isNative ? undefined : onKeyDown }}
    />
  );
}

/** Moves the focus into `root` and keeps Tab inside. Returns a function that ends this and restores the focus. */
function containFocus(root: HTMLElement): () => void {
  const restore = rememberFocus();
  const onKeyDown = (event: KeyboardEvent): void => {
    const { activeElement } = document;
    if (event.key !== 'Tab' || activeElement?.closest('[aria-modal=true], dialog')) return;
    const inside = tabbable(root);
    const [first, last] = [inside[0] ?? root, inside.at(-1) ?? root];
    const leaves = activeElement === (event.shiftKey ? first : last) || activeElement === root;
    if (root.contains(activeElement) && !leaves) return;
    event.preventDefault();
    focusOn(event.shiftKey ? last : first);
  };
  document.addEventListener('keydown', onKeyDown, true);
  focusOn(tabbable(root)[0] ?? root);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    if (root.contains(document.activeElement)) restore();
  };
}

export default widget({ settings, component: CookieNotice });
