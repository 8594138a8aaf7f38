import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Bind } from '../../core/Bind';
import { useLive } from '../../core/hooks';
import type { PageEvent } from '../../core/listen';
import { sync } from '../../core/sync';
import type { WidgetProps } from '../../page/widget';
import { sendDismissal } from './dismissal';
import type { settings as schema } from './settings';

const findDismiss = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.coming-soon-footer-banner-dismiss, [data-rest-url]');

const hasName = (element: HTMLElement | null): boolean =>
  !!element?.textContent?.trim() || !!element?.matches('[aria-label], :has([alt], [aria-label])');

/** Hides the banner once the call that dismisses it is complete, successful or not (spec §4). */
export function ComingSoon({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const dismiss = useLive(host, findDismiss);
  const [state, setState] = useState<'shown' | 'sending' | 'hidden'>('shown');
  const isSent = useRef(false);
  // Asked before our own label is on it.
  const isNamed = useMemo(() => hasName(dismiss), [dismiss]);

  if (!dismiss) return null;

  const send = async (event: PageEvent): Promise<void> => {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    setState('sending');
    await sendDismissal(dismiss.dataset);
    sync(() => setState('hidden'));
  };
  const onKeyDown = (event: PageEvent): void => {
    const { key } = event as Event as KeyboardEvent;
    if (key === 'Enter' || key === ' ') void send(event);
  };

  return (
    <>
      <Bind to={host} style={{ display: state === 'hidden' ? 'none !important' : undefined }} />
      {/* The CMS prints a bare anchor, which no keyboard reaches. */}
      <Bind
        to={dismiss}
        attrs={{
          role: 'button',
          tabindex: dismiss.hasAttribute('href') ? undefined : 0,
          'aria-label': isNamed ? undefined : settings.dismissLabel,
          'aria-disabled': state === 'sending' ? 'true' : undefined,
        }}
        on={{ click: (event) => void send(event), keydown: onKeyDown }}
      />
    </>
  );
}
