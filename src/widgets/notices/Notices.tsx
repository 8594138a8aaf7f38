import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import type { Gate } from '../../core/types';
import { type WidgetProps, widget } from '../../core/types';
import { on } from '../../page/base/events';
import { provideScrollToNotices } from '../../woocommerce/scrollToNotices';
import { firstAlert, firstNotice, forgetRequest, isFocusFree, sinceReady, takeFocused } from './notice';
import { type settings as schema, settings } from './settings';

/** The events after which the cart page may have a new notice; after `updated_wc_div`, from WooCommerce 10 on. */
const CART_CHANGES = ['item_removed_from_classic_cart', 'updated_wc_div'] as const;

/** Skips the handler by which WooCommerce's script would move the focus, if it ran after our guard. */
const gates: readonly Gate[] = CART_CHANGES.map((type) => ({
  on: 'body',
  type,
  functionName: 'focus_populate_live_region',
}));

let hasFocusedFirst = false;

/**
 * Focuses the first notice, once after load and after each change of the cart. On account pages, focuses the first
 * alert at once. Returns a stop function.
 */
function watchNotices(host: HTMLElement, delay: () => number, show: (notice: HTMLElement) => void): () => void {
  let timer = 0;
  let alertTimer = 0;

  const focus = (notice: HTMLElement | undefined, before: Element | null): void => {
    if (!notice || !isFocusFree(before)) return;
    sync(() => show(notice));
    notice.focus({ preventScroll: window.scrollY > 0 });
  };
  const focusFirst = (wait: number): void => {
    const notice = firstNotice(host);
    if (!notice) return;
    // Not at once: within the effect that starts all this, the light core would run it again.
    show(notice);
    const before = hasFocusedFirst ? document.activeElement : null;
    clearTimeout(timer);
    timer = window.setTimeout(() => focus(firstNotice(host), before), Math.max(0, wait));
  };

  const focused = takeFocused();
  if (focused) {
    hasFocusedFirst = true;
    // A change of the cart may have started the widget.
    if (firstNotice(host) !== focused.notice) focusFirst(0);
  }
  if (!hasFocusedFirst) {
    // Set before the timer of the first notice, which need not wait any more where the widget starts late.
    if (host.matches('.woocommerce-account')) alertTimer = window.setTimeout(() => focus(firstAlert(host), null));
    focusFirst(delay() - sinceReady());
    forgetRequest(host);
    hasFocusedFirst = true;
  }
  const stops = CART_CHANGES.map((name) => on(host, name, () => focusFirst(delay())));
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    clearTimeout(alertTimer);
    focused?.letGo();
  };
}

/** Moves the focus to the shop's notices, unless the visitor is busy elsewhere. */
function Notices({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  const delay = useRef(settings.delay);
  useLayoutEffect(() => {
    delay.current = settings.delay;
  });
  useLayoutEffect(() => {
    const stops = [watchNotices(host, () => delay.current, setNotice), provideScrollToNotices()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  // Without an outline, because the browser's focus ring would suggest that the text can be operated.
  return notice && <Bind to={notice} attrs={{ tabindex: -1 }} style={{ outline: 'none' }} />;
}

export default widget({ settings, gates: async () => gates, component: Notices });
