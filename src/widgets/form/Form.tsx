import { type ReactNode, useEffect, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { keyOf, useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { isDrivenByEditor } from '../../elementor/elements';
import { FieldError, Message } from './Messages';
import { BUTTONS, controlsOf, formOf, groupOf, tooLarge } from './markup';
import { Steps, useSteps } from './Steps';
import { type settings as schema, settings } from './settings';
import { useSend } from './useSend';
import './form.css';

type Props = WidgetProps<typeof schema>;

/** A form of Elementor: sent without leaving the page, in one step or several. */
function Form(props: Props): ReactNode {
  const form = useLive(props.host, formOf);
  return form && !isDrivenByEditor(props.host) ? <Sent {...props} form={form} /> : null;
}

function Sent({ form, settings }: Props & { form: HTMLFormElement }): ReactNode {
  const { isBusy, outcome, send, refuse } = useSend(form, settings);
  const steps = useSteps(form, settings);
  const [focusOn, setFocusOn] = useState<Element | null>(null);

  // The first field that the site does not take is where the visitor goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an outcome
  useEffect(() => {
    const [first] = outcome?.errors ?? [];
    const group = first && groupOf(form, first[0]);
    if (!group) return;
    steps.showStepOf(group);
    setFocusOn(group);
  }, [outcome]);
  useEffect(() => {
    if (!focusOn) return;
    controlsOf(focusOn)[0]?.focus();
    setFocusOn(null);
  }, [focusOn]);

  const onSubmit = (event: PageEvent): void => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isBusy || !steps.mayLeave()) return;
    if (!steps.isLast) {
      steps.go(1);
      return;
    }
    const large = tooLarge(form);
    if (large.length > 0) {
      const errors = large.map(([field, words]) => {
        const [, id = ''] = /\[([^\]]+)\]/.exec(field.name) ?? [];
        return [id, words || settings.fileSizeText] as const;
      });
      refuse({ isDone: false, message: '', errors, redirect: '' });
      return;
    }
    void send((event as Event as SubmitEvent).submitter ?? null);
  };
  const busy = isBusy ? 'true' : undefined;
  // `disabled` would lose the focus.
  const buttons = [...form.querySelectorAll(BUTTONS)].map(
    (button): BindItem => [button, { attrs: { 'aria-disabled': busy } }],
  );
  const words = form.querySelector(`:is(${BUTTONS}) .elementor-button-text`);
  return (
    <>
      <Bind
        to={form}
        attrs={{ 'aria-busy': busy, novalidate: steps.count > 0 ? '' : undefined }}
        class={{ 'elementor-form-waiting': isBusy || undefined }}
        on={{ submit: onSubmit }}
      />
      <BindAll items={buttons} />
      {words && isBusy && (
        <>
          <Bind to={words} class={{ 'elementor-form-spinner': true }} />
          <Place before={words.firstChild ?? undefined} in={words} as="span" attrs={{ 'aria-hidden': 'true' }}>
            <i className="fa fa-spinner fa-spin" />{' '}
          </Place>
        </>
      )}
      <Steps form={form} steps={steps} settings={settings} />
      {outcome?.errors.map(([id, text]) => {
        const group = groupOf(form, id);
        return group && <FieldError key={keyOf(group)} group={group} html={text} />;
      })}
      {outcome?.message && <Message form={form} html={outcome.message} isDone={outcome.isDone} />}
    </>
  );
}

export default widget({ settings, component: Form });
