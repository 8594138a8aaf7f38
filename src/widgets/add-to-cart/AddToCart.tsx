import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/Bind';
import type { PageEvent } from '../../core/listen';
import { sync } from '../../core/sync';
import { type Leaving, watchLeaving } from '../../page/cart/leaving';
import { loadCart, loadedCart } from '../../page/cart/loadCart';
import { keepReacting } from '../../page/cart/reaction';
import type { WidgetProps } from '../../page/widget';
import { buttonOf, isDisabled, wantsAjax } from './ajax';

import type { settings as schema } from './settings';

interface State {
  leaving?: Leaving;
  isAdding: boolean;
  /** The next submit is the browser's: an ajax add was not possible, or nobody knows how it ended. */
  isNativeNext: boolean;
}

const loadAdd = async () => (await Promise.all([import('./addForm'), loadCart()]))[0];

const formOf = (host: HTMLElement): HTMLFormElement | null =>
  host instanceof HTMLFormElement ? host : host.querySelector<HTMLFormElement>('form.cart, form');

const opensElsewhere = (form: HTMLFormElement): boolean => !/^(_self)?$/i.test(form.getAttribute('target') ?? '');

/** Adds to the cart without leaving the page where the page asks for it; else guards the native submit (spec §4, §5). */
export function AddToCart({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const form = formOf(host);
  const { current: state } = useRef<State>({ isAdding: false, isNativeNext: false });
  const [busy, setBusy] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const forget = (): void => loadedCart()?.forgetButtons(host);
    const leaving = watchLeaving((button) => {
      if (!button) forget();
      sync(() => setBusy(button));
    });
    const release = keepReacting();
    // A page from the browser's history still shows what was under way when it was left.
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      state.isAdding = false;
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

  if (!form) return null;

  const submitNatively = (button: HTMLElement): void => {
    state.isNativeNext = true;
    if (form.isConnected) form.requestSubmit(button.isConnected ? button : null);
  };

  const addByAjax = async (button: HTMLElement): Promise<void> => {
    state.isAdding = true;
    try {
      const { addForm } = await loadAdd();
      const result = await addForm(form, button, settings);
      state.isAdding = false;
      if (result === 'leaving') state.leaving?.left(button);
      else if (result === 'native') submitNatively(button);
      else state.isNativeNext = result === 'native-next';
    } catch {
      // The part that sends could not be loaded: nothing has been sent yet.
      state.isAdding = false;
      submitNatively(button);
    }
  };

  const onSubmit = (event: PageEvent): void => {
    if (event.defaultPrevented) return;
    if (state.isAdding || state.leaving?.isOn()) {
      event.preventDefault();
      return;
    }
    const button = buttonOf(form, (event as Event as SubmitEvent).submitter);
    const isAjax = !state.isNativeNext && wantsAjax(form, button, settings.ajax);
    state.isNativeNext = false;
    if (!isAjax || !button) {
      if (!opensElsewhere(form)) state.leaving?.submitted(event, button);
      return;
    }
    event.preventDefault();
    if (isDisabled(button)) return;
    if (form.checkValidity()) void addByAjax(button);
    else form.reportValidity();
  };

  // Fetched when the visitor comes near the button, so that the press does not wait for it.
  const onNear = (): void => {
    if (wantsAjax(form, buttonOf(form), settings.ajax)) loadAdd().catch(() => undefined);
  };

  return (
    <>
      <Bind to={form} on={{ submit: onSubmit, pointerenter: onNear, focusin: onNear }} />
      {busy && <Bind to={busy} class={{ loading: true }} attrs={{ 'aria-busy': 'true' }} />}
    </>
  );
}
