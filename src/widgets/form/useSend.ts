import { useLayoutEffect, useRef, useState } from 'react';
import { isRecord } from '../../core/settings/settings';
import { announce } from '../../page/base/announce';
import { emit } from '../../page/base/events';
import { globalText, pageGlobal } from '../../page/base/globals';
import { goTo } from '../../page/base/url';
import { adminAjax, HttpError } from '../../page/network/http';
import { dataOf, type Outcome, readAnswer } from './answer';
import { groupOf } from './markup';
import type { FormSettings } from './settings';

const ACTION = 'elementor_pro_forms_send_form';
const USUAL_URL = '/wp-admin/admin-ajax.php';

const addressOf = ({ ajaxUrl }: FormSettings): string =>
  ajaxUrl || globalText(pageGlobal('ElementorProFrontendConfig'), 'ajaxurl', USUAL_URL);

const failed = (message: string): Outcome => ({ isDone: false, message, errors: [], redirect: '' });

const textsOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

/** Sends a form, once at a time. */
export interface Sending {
  isBusy: boolean;
  outcome: Outcome | null;
  send(submitter: HTMLElement | null): Promise<void>;
  /** Says something that the visitor can mend before anything is sent. */
  refuse(outcome: Outcome): void;
}

/** The life of what a form sends: one request at a time, its answer, what other scripts are told of it. */
export function useSend(form: HTMLFormElement | null, settings: FormSettings): Sending {
  const request = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useLayoutEffect(() => () => request.current?.abort(), []);

  const ask = async (fields: FormData, signal: AbortSignal): Promise<unknown> => {
    try {
      return await adminAjax(addressOf(settings), ACTION, fields as Iterable<[string, string | File]>, {
        signal,
        timeout: settings.timeout * 1000,
      });
    } catch (error) {
      if (signal.aborted) throw error;
      return failed(error instanceof HttpError && error.isOffline ? error.message : settings.errorText);
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
    const answer = await ask(fields, sending.signal).catch(() => undefined);
    if (sending.signal.aborted) return;
    const isOwn = isRecord(answer) && 'isDone' in answer;
    const read = isOwn ? (answer as unknown as Outcome) : readAnswer(answer, (id) => groupOf(form, id) !== null);
    const result = read ?? failed(settings.errorText);
    request.current = undefined;
    const isLeaving = result.redirect !== '' && goTo(result.redirect);
    // While the browser leaves, a second press must not send it again.
    if (isLeaving) request.current = sending;
    else setBusy(false);
    setOutcome(result.message || result.isDone ? result : { ...result, message: settings.errorText });
    if (!result.isDone) return;
    emit(form, 'submit_success', dataOf(answer));
    // Keeps newly typed text. From the prototype, because a field named `reset` hides the form's method.
    if (textsOf(form) === before) HTMLFormElement.prototype.reset.call(form);
  };
  return { isBusy, outcome, send, refuse: setOutcome };
}
