import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { sync, useLive } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { parseUrl } from '../../page/base/url';
import { send } from '../../page/network/http';
import { type settings as schema, settings } from './settings';

const dismissLinkOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.coming-soon-footer-banner-dismiss, [data-rest-url]');

const hasName = (element: HTMLElement | null): boolean =>
  !!element?.textContent?.trim() || !!element?.matches('[aria-label], :has([alt], [aria-label])');

const USER = /^(\/[\w.-]+)*(\/wp-json|\/(index\.php)?\?rest_route=)\/wp\/v2\/users\/(\d+|me)\/?$/;

/** The REST address of a user of this site, exactly as WordPress prints it; null for all other addresses. */
function userAddress(given: string): string | null {
  const url = given.trim() ? parseUrl(given.trim()) : null;
  return url?.origin === window.location.origin && USER.test(url.pathname + url.search.replace(/%2F/gi, '/'))
    ? url.href
    : null;
}

async function sendDismissal({ restUrl = '', restNonce = '' }: DOMStringMap): Promise<void> {
  const url = userAddress(restUrl);
  if (!url) return;
  const init: RequestInit = {
    method: 'POST',
    keepalive: true,
    headers: { 'X-WP-Nonce': restNonce, 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' }),
  };
  try {
    await send(url, init, { timeout: 30_000 });
  } catch {
    // The banner is hidden anyway.
  }
}

/** Hides the banner once the request that dismisses it has ended, successful or not. */
function ComingSoon({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const dismiss = useLive(host, dismissLinkOf);
  const [state, setState] = useState<'shown' | 'sending' | 'hidden'>('shown');
  const isSent = useRef(false);
  const isNamed = useMemo(() => hasName(dismiss), [dismiss]);

  if (!dismiss) return null;

  const dismissNow = async (event: PageEvent): Promise<void> => {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    setState('sending');
    await sendDismissal(dismiss.dataset);
    sync(() => setState('hidden'));
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key === 'Enter' || key === ' ') void dismissNow(event);
  };

  return (
    <>
      <Bind to={host} style={{ display: state === 'hidden' ? 'none !important' : undefined }} />
      {/* WooCommerce prints an anchor without `href`, which the keyboard cannot reach. */}
      <Bind
        to={dismiss}
        attrs={{
          role: 'button',
          tabindex: dismiss.hasAttribute('href') ? undefined : 0,
          'aria-label': isNamed ? undefined : settings.dismissLabel,
          'aria-disabled': state === 'sending' ? 'true' : undefined,
        }}
        on={{ click: (event) => void dismissNow(event), keydown: onKeyDown }}
      />
    </>
  );
}

export default widget({ settings, gates: async () => (await import('./gates')).gates, component: ComingSoon });
