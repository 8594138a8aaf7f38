import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { announce } from '../../page/base/announce';
import { fieldsOf, formOf, namelessFields } from './markup';
import { type Outcome, subscribe } from './request';
import { readForm, type settings as schema, settings } from './settings';
import './newsletter.css';

const BUTTON = '.ekit-mail-submit, [type=submit], button:not([type])';

/** Sends a signup without leaving the page, and shows and announces the outcome. */
function Newsletter({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const form = useLive(host, formOf);
  const { current: state } = useRef<{ sending?: AbortController | undefined; isNativeNext?: boolean }>({});
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const names = useMemo(() => (form ? namelessFields(form) : []), [form]);

  useLayoutEffect(() => () => state.sending?.abort(), [state]);

  if (!form) return null;
  const button = form.querySelector(BUTTON);

  const send = async (submitter: HTMLElement | null): Promise<void> => {
    const sending = new AbortController();
    const fields = fieldsOf(form);
    state.sending = sending;
    setBusy(true);
    setOutcome(null);
    const { signal } = sending;
    const nonce = form.getAttribute('data-nonce');
    const canBeMissing = !!form.getAttribute('action');
    const result = await subscribe(settings, { fields, nonce, canBeMissing, signal }).catch(() => null);
    if (!result || signal.aborted) return;
    state.sending = undefined;
    setBusy(false);
    if (result === 'missing') {
      state.isNativeNext = true;
      if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null);
      return;
    }
    setOutcome(result);
    announce(result.text);
    // Text typed since then is kept. `reset` is called from the prototype, because a field named `reset` hides the
    // form's method.
    if (result.isDone && String(fieldsOf(form)) === String(fields)) HTMLFormElement.prototype.reset.call(form);
  };

  const onSubmit = (event: PageEvent): void => {
    if (event.defaultPrevented) return;
    const isNative = state.isNativeNext;
    state.isNativeNext = false;
    if (isNative) return;
    event.preventDefault();
    if (state.sending) return;
    if (!form.checkValidity()) form.reportValidity();
    else void send((event as Event as SubmitEvent).submitter ?? null);
  };

  const busy = isBusy ? 'true' : undefined;
  const items: BindItem[] = names.map(([field, name]) => [field, { attrs: { 'aria-label': name } }]);
  return (
    <>
      <Bind to={form} attrs={{ 'aria-busy': busy }} on={{ submit: onSubmit }} />
      {/* With `disabled` the button would lose the focus. */}
      {button && <Bind to={button} class={{ loading: isBusy || undefined }} attrs={{ 'aria-disabled': busy }} />}
      <BindAll items={items} />
      {outcome && <Message form={form} outcome={outcome} />}
    </>
  );
}

function Message({ form, outcome: { text, tone } }: { form: HTMLFormElement; outcome: Outcome }): ReactNode {
  const area = form.querySelector('.ekit-mail-message');
  // ElementsKit hides its own message areas, so ours has another class.
  if (!area) {
    return (
      <Place in={form} className={`newsletter-message ${tone}`}>
        {text}
      </Place>
    );
  }
  const tones = { success: tone === 'success', error: tone === 'error' };
  return <Bind to={area} text={text} class={tones} style={{ display: 'block' }} />;
}

export default widget({
  settings,
  read: readForm,
  gates: async () => (await import('./gates')).gates,
  component: Newsletter,
  isLeft: false,
});
