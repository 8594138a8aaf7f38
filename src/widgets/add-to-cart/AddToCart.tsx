import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { listenLast } from '../../core/jquery/ordered';
import { loadOnce } from '../../core/load/chunks';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { type Leaving, watchLeaving } from '../../woocommerce/cart/leaving';
import { keepReacting, loadCart, loadConnected, loadedCart } from '../../woocommerce/cart/reaction';
import { sendNatively } from '../../woocommerce/sendNatively';
import { buttonOf, formOf, isDisabled, isSubmit, opensElsewhere, wantsAjax } from './markup';
import { type settings as schema, settings } from './settings';

interface State {
  leaving?: Leaving;
  readonly adding: Set<string>;
  isNativeNext: boolean;
}

const loadAddForm = loadOnce(async () => (await Promise.all([import('./addForm'), loadCart()]))[0]);

const textOf = ([name, value]: [string, FormDataEntryValue]): string =>
  `${name}=${value instanceof File ? [value.name, value.size, value.lastModified] : value}`;

/**
 * Adds to the cart without leaving the page where the page or the setting asks for it; otherwise guards the native
 * submit.
 */
export function AddToCart({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const form = formOf(host);
  const { current: state } = useRef<State>({ adding: new Set(), isNativeNext: false });
  const [busy, setBusy] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const forget = (): void => loadedCart()?.forgetButtons(host);
    const leaving = watchLeaving((button) => {
      if (!button) forget();
      sync(() => setBusy(button));
    });
    const release = keepReacting();
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      state.adding.clear();
      leaving.end();
      forget();
    };
    state.leaving = leaving;
    window.addEventListener('pageshow', restore);
    return () => {
      window.removeEventListener('pageshow', restore);
      leaving.stop();
      release();
      forget();
    };
  }, [host, state]);

  // These listeners run last, because a theme's script that adds by itself has then prevented the event.
  const latest = useRef({ onSubmit: (_event: PageEvent) => {}, onClick: (_event: PageEvent) => {} });
  useLayoutEffect(() => {
    if (!form) return undefined;
    const stops = [
      listenLast(form, 'submit', (event) => sync(() => latest.current.onSubmit(event))),
      listenLast(form, 'click', (event) => sync(() => latest.current.onClick(event))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form]);

  if (!form) return null;

  const addsByAjax = (button: HTMLElement | null): boolean => wantsAjax(form, button, settings.ajax);

  const submitNatively = (button: HTMLElement): void => {
    if (!form.isConnected) return;
    const submitter = button.isConnected && isSubmit(button) ? button : null;
    sendNatively(form, submitter, (event) => {
      if (!opensElsewhere(form)) state.leaving?.submitted(event, button);
    });
  };

  const addByAjax = async (button: HTMLElement, fields: FormData): Promise<void> => {
    const text = [...fields].map(textOf).join('&');
    // The same fields again are a double press; other fields are another add.
    if (state.adding.has(text)) return;
    state.adding.add(text);
    const result = await loadConnected(loadAddForm, button)
      .then(({ addForm }) => addForm(form, fields, button, settings))
      // Loading the code failed, so nothing has been sent.
      .catch(() => 'native' as const);
    state.adding.delete(text);
    if (result === 'leaving') state.leaving?.left(button);
    else if (result === 'native') submitNatively(button);
    else state.isNativeNext = result === 'native-next';
  };

  const onSubmit = (event: PageEvent): void => {
    if (event.defaultPrevented) return;
    if (state.leaving?.isOn()) {
      event.preventDefault();
      return;
    }
    const { submitter } = event as Event as SubmitEvent;
    const button = buttonOf(form, submitter);
    const isAjax = !state.isNativeNext && addsByAjax(button);
    state.isNativeNext = false;
    if (isAjax || state.adding.size) event.preventDefault();
    else if (!opensElsewhere(form)) state.leaving?.submitted(event, button);
    if (!isAjax || !button || isDisabled(button)) return;
    // The fields are read now, because the visitor may change them while this add waits.
    if (form.checkValidity()) void addByAjax(button, new FormData(form, submitter));
    else form.reportValidity();
  };

  const onClick = (event: PageEvent): void => {
    const button = buttonOf(form);
    if (!button?.contains(event.target as Node) || isSubmit(button)) return;
    if (event.defaultPrevented || !addsByAjax(button)) return;
    event.preventDefault();
    form.requestSubmit();
  };

  latest.current = { onSubmit, onClick };

  const onNear = (): void => {
    if (addsByAjax(buttonOf(form))) loadAddForm().catch(() => undefined);
  };

  return (
    <>
      <Bind to={form} on={{ pointerenter: onNear, focusin: onNear }} />
      {busy && <Bind to={busy} class={{ loading: true }} attrs={{ 'aria-busy': 'true' }} />}
    </>
  );
}

export default widget({ settings, gates: async () => (await import('./gates')).gates, component: AddToCart });
