import { useLayoutEffect, useRef, useState } from 'react';
import { isRecord, isText } from '../../core/settings/settings';
import { announce } from '../../page/base/announce';
import { emit } from '../../page/base/events';
import { globalText, pageGlobal } from '../../page/base/globals';
import { goTo } from '../../page/base/url';
import { adminAjax, HttpError } from '../../page/network/http';
import { groupOf } from './markup';
import type { FormSettings } from './settings';

/** The result of sending a form, for the visitor. Texts may be HTML. */
export interface Outcome {
  isDone: boolean;
  message: string;
  /** The errors of single fields, by id. */
  errors: readonly (readonly [id: string, text: string])[];
  /** The address that the visitor is sent to; empty: none. */
  redirect: string;
}

const textOf = (value: unknown): string => (isText(value) ? value.trim() : '');

/** The part of an answer that other scripts receive. */
const dataOf = (answer: unknown): Record<string, unknown> =>
  isRecord(answer) && isRecord(answer.data) ? answer.data : {};

/** Reads an answer; null if it is unusable. Errors that belong to no field are added to the message. */
export function readAnswer(answer: unknown, hasField: (id: string) => boolean): Outcome | null {
  if (!isRecord(answer) || typeof answer.success !== 'boolean') return null;
  const { message, errors, data } = dataOf(answer);
  const all = Object.entries(isRecord(errors) ? errors : {}).map(([id, text]) => [id, textOf(text)] as const);
  const said = all.filter(([, text]) => text);
  const rest = said.filter(([id]) => !hasField(id)).map(([, text]) => text);
  return {
    isDone: answer.success,
    message: [textOf(message), ...rest].filter(Boolean).join('<br>'),
    errors: said.filter(([id]) => hasField(id)),
    redirect: answer.success && isRecord(data) ? textOf(data.redirect_url) : '',
  };
}

const ACTION = 'elementor_pro_forms_send_form';
const USUAL_URL = '/wp-admin/admin-ajax.php';

const addressOf = ({ ajaxUrl }: FormSettings): string =>
  ajaxUrl || globalText(pageGlobal('ElementorProFrontendConfig'), 'ajaxurl', USUAL_URL);

const failed = (message: string): Outcome => ({ isDone: false, message, errors: [], redirect: '' });

const textsOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

/** Sends a form, one request at a time. */
export interface Sending {
  isBusy: boolean;
  outcome: Outcome | null;
  send(submitter: HTMLElement | null): Promise<void>;
  /** Shows errors that were found before anything is sent. */
  refuse(outcome: Outcome): void;
}

/** Sends a form and keeps the state of the request and its outcome. Tells other scripts about success. */
export function useSend(form: HTMLFormElement | null, settings: FormSettings): Sending {
  const request = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useLayoutEffect(() => () => request.current?.abort(), []);

  /** Sends the fields and reads the answer. Rejects only if `signal` is aborted. */
  const ask = async (
    sent: HTMLFormElement,
    fields: FormData,
    signal: AbortSignal,
  ): Promise<{ answer: unknown; result: Outcome }> => {
    const options = { signal, timeout: settings.timeout * 1000 };
    try {
      const answer = await adminAjax(addressOf(settings), ACTION, fields as Iterable<[string, string | File]>, options);
      const read = readAnswer(answer, (id) => groupOf(sent, id) !== null);
      return { answer, result: read ?? failed(settings.errorText) };
    } catch (error) {
      if (signal.aborted) throw error;
      const text = error instanceof HttpError && error.isOffline ? error.message : settings.errorText;
      return { answer: undefined, result: failed(text) };
    }
  };

  const send = async (submitter: HTMLElement | null): Promise<void> => {
    if (!form || request.current) return;
    const sending = new AbortController();
    request.current = sending;
    const fields = new FormData(form, submitter);
    const before = textsOf(form);
    fields.set('referrer', window.location.href);
    setBusy(true);
    setOutcome(null);
    announce(settings.sendingText);
    const asked = await ask(form, fields, sending.signal).catch(() => undefined);
    if (!asked || sending.signal.aborted) return;
    const { answer, result } = asked;
    request.current = undefined;
    const isLeaving = result.redirect !== '' && goTo(result.redirect);
    // While the browser leaves the page, a second press must not send the form again.
    if (isLeaving) request.current = sending;
    else setBusy(false);
    setOutcome(result.message || result.isDone ? result : { ...result, message: settings.errorText });
    if (!result.isDone) return;
    emit(form, 'submit_success', dataOf(answer));
    // Text typed since then is kept. `reset` is called from the prototype, because a field named `reset` hides the
    // form's method.
    if (textsOf(form) === before) HTMLFormElement.prototype.reset.call(form);
  };
  return { isBusy, outcome, send, refuse: setOutcome };
}
