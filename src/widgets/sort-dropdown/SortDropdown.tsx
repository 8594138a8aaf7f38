import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { appendTo, isTag } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { isCount, isCountNews } from './count';
import { changedOrder, isChoosing, isOrder, servedValue } from './order';
import { type Choosing, type ChoosingEvent, nextChoosing } from './rules';
import { type settings as schema, settings } from './settings';

const formOf = (host: HTMLElement): HTMLFormElement | null =>
  isTag(host, 'form') ? host : (host.closest('form') ?? host.querySelector('form'));

const selectOf = (host: HTMLElement, target: EventTarget | null): HTMLSelectElement | null =>
  isTag(target, 'select') && isOrder(host, target) ? target : null;

/** The hosts whose choice from before the start has been sent. */
const answered = new WeakSet<Element>();

/** The form that sorts a list, submitted once for each choice, or the count of a sorted list. */
function SortDropdown(props: WidgetProps<typeof schema>): ReactNode {
  return isCount(props.host) ? <ResultCount {...props} /> : <SortForm {...props} />;
}

function SortForm({ host, settings, startedBy }: WidgetProps<typeof schema>): ReactNode {
  const form = formOf(host);
  const state = useRef<Choosing>({ isKey: false });

  const submitIfChosen = (event: ChoosingEvent): boolean => {
    const next = nextChoosing(state.current, event);
    state.current = next.state;
    if (next.isSent && form?.isConnected) form.requestSubmit();
    return next.isSent;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useLayoutEffect(() => {
    const select = changedOrder(host);
    if (!select) return;
    const isFocused = isChoosing(host);
    // In a select that neither the visitor nor a script has changed, the browser has restored an older choice.
    if (!isFocused && (startedBy !== 'change' || answered.has(host))) return;
    answered.add(host);
    if (isFocused && select.matches(':focus-visible')) submitIfChosen({ key: servedValue(select) });
    submitIfChosen({ changed: select.value });
    submitIfChosen('task-over');
  }, [host]);

  if (!form) return null;

  const onKey = (event: PageEvent): void => {
    const select = selectOf(host, event.target);
    if (!select || settings.everyKey) return;
    if ((event as Event as KeyboardEvent).key === 'Enter') {
      if (submitIfChosen('done')) event.preventDefault();
      return;
    }
    submitIfChosen({ key: select.value });
    window.setTimeout(() => submitIfChosen('task-over'));
  };
  const onChange = (event: PageEvent): void => {
    const select = selectOf(host, event.target);
    if (select) submitIfChosen({ changed: select.value });
  };
  const onFocusOut = (): void => {
    // Not if the window loses the focus, because the select will get it back.
    if (document.hasFocus()) submitIfChosen('done');
  };
  return <Bind to={host} on={{ change: onChange, keydown: onKey, keypress: onKey, focusout: onFocusOut }} />;
}

/** Hides the count, then fills it again, because live regions are announced only when they change. */
function ResultCount({ host, settings: { delay } }: WidgetProps<typeof schema>): ReactNode {
  const [isNews] = useState(() => isCountNews(host));
  const [isAnnounced, setAnnounced] = useState(!isNews);
  useLayoutEffect(() => {
    if (isAnnounced) return;
    const timer = window.setTimeout(() => {
      const content = [...host.childNodes];
      sync(() => setAnnounced(true));
      host.replaceChildren();
      appendTo(host, ...content);
    }, delay);
    return () => clearTimeout(timer);
  }, [host, delay, isAnnounced]);
  return isNews ? <Bind to={host} attrs={{ 'aria-hidden': String(!isAnnounced) }} /> : null;
}

export default widget({ settings, gates: async () => (await import('./gates')).gates, component: SortDropdown });
