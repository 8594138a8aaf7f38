import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';

const ALL = { 'enabled-display-limit-mode': false, 'enabled-catalog-display-limit-mode': false };

/** The link to the items beyond the limit. After use it is hidden, and its focus moves to the first of them. */
export function MoreLink({ link }: { link: HTMLElement }): ReactNode {
  const [used, setUsed] = useState<{ focus: Element | null | undefined } | null>(null);
  const list = link.parentElement;
  useLayoutEffect(() => {
    const target = used?.focus?.matches('[tabindex]') ? used.focus : used?.focus?.querySelector('[tabindex]');
    if (target instanceof HTMLElement) target.focus();
  }, [used]);

  const showAll = (event: PageEvent): void => {
    const { type, key } = event as Event as KeyboardEvent;
    if (type === 'keydown' && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    const beyond = [...(list?.querySelectorAll('[data-value]:not(input)') ?? [])].find(
      (item) => item.getClientRects().length === 0,
    );
    setUsed({ focus: link.contains(document.activeElement) ? beyond : null });
  };

  return (
    <>
      {used && list && <Bind to={list} class={ALL} />}
      <Bind
        to={link}
        style={{ display: used ? 'none' : undefined }}
        attrs={link.matches('a[href], button') ? undefined : { role: 'button', tabindex: 0 }}
        on={{ click: showAll, keydown: showAll }}
      />
    </>
  );
}
