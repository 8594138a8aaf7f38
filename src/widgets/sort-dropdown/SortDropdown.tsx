import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Bind } from '../../core/Bind';
import type { PageEvent } from '../../core/listen';
import type { WidgetProps } from '../../page/widget';
import { type Choosing, type ChoosingEvent, nextChoosing } from './choosing';
import type { settings as schema } from './settings';

const formOf = (host: HTMLElement): HTMLFormElement | null =>
  host instanceof HTMLFormElement ? host : (host.closest('form') ?? host.querySelector('form'));

const ORDER = 'select.orderby';

const orderIn = (host: HTMLElement): HTMLSelectElement | null => host.querySelector<HTMLSelectElement>(ORDER);

/** Plugins put other selects beside the shop's own, which do not send the form. */
const selectOf = (host: HTMLElement, target: EventTarget | null): HTMLSelectElement | null =>
  target instanceof HTMLSelectElement && (target.matches(ORDER) || !orderIn(host)) ? target : null;

/** What the page is sorted by: what the server has marked. */
const servedValue = (select: HTMLSelectElement): string =>
  ([...select.options].find((option) => option.defaultSelected) ?? select.options[0])?.value ?? '';

/** A choice submits the form (spec §2), once; keys alone carry nobody away. */
export function SortDropdown({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const form = formOf(host);
  const state = useRef<Choosing>({ isKey: false });

  const tell = (event: ChoosingEvent): boolean => {
    const next = nextChoosing(state.current, event);
    state.current = next.state;
    if (next.isSent && form?.isConnected) form.requestSubmit();
    return next.isSent;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useLayoutEffect(() => {
    const select = orderIn(host) ?? host.querySelector('select');
    // Whoever has the focus here has chosen before we came; without it the browser has only restored an older choice.
    if (!select || select !== document.activeElement || select.value === servedValue(select)) return;
    if (select.matches(':focus-visible')) tell({ key: servedValue(select) });
    tell({ changed: select.value });
    tell('task-over');
  }, [host]);

  if (!form) return null;

  const onKey = (event: PageEvent): void => {
    const select = selectOf(host, event.target);
    if (!select || settings.everyKey) return;
    if ((event as Event as KeyboardEvent).key === 'Enter') {
      if (tell('done')) event.preventDefault();
      return;
    }
    tell({ key: select.value });
    window.setTimeout(() => tell('task-over'));
  };
  const onChange = (event: PageEvent): void => {
    const select = selectOf(host, event.target);
    if (select) tell({ changed: select.value });
  };
  const onLeave = (): void => {
    // A window that loses the focus gives it back to the select.
    if (document.hasFocus()) tell('done');
  };
  return <Bind to={host} on={{ change: onChange, keydown: onKey, keypress: onKey, focusout: onLeave }} />;
}
