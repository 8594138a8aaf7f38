import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { keyOf, useLive } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { BUTTONS, controlsOf, formOf, groupOf, tooLarge } from './markup';
import { Steps, useSteps } from './Steps';
import { type settings as schema, settings } from './settings';
import { useSend } from './useSend';
import './form.css';
import { cleanHtml, textIn } from '../../core/dom/html';
import { serverAttribute } from '../../core/react/overrides';

type Props = WidgetProps<typeof schema>;

/** A form of Elementor, in one or several steps, that is sent without leaving the page. */
function Form(props: Props): ReactNode {
  const form = useLive(props.host, formOf);
  return form ? <Sent {...props} form={form} /> : null;
}

function Sent({ form, settings }: Props & { form: HTMLFormElement }): ReactNode {
  const { isBusy, outcome, send, refuse } = useSend(form, settings);
  const steps = useSteps(form, settings);
  const [focusOn, setFocusOn] = useState<Element | null>(null);

  // Moves the visitor to the first field with an error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per outcome
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
  // With `disabled` the button would lose the focus.
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

/** A text of the site's answer. It may be HTML, e.g. with a link, and may repeat what was typed: so it is sanitised. */
function Words({ html }: { html: string }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    let isLatest = true;
    const show = (words: Node | string): void => {
      if (isLatest) place.current?.replaceChildren(words);
    };
    cleanHtml(html).then(show, () => show(textIn(html)));
    return () => {
      isLatest = false;
    };
  }, [html]);
  return <span ref={place} />;
}

/** The site's message about the whole form, at the end of the form. */
function Message({ form, html, isDone }: { form: Element; html: string; isDone: boolean }): ReactNode {
  return (
    <Place
      in={form}
      className={`elementor-message elementor-message-${isDone ? 'success' : 'danger'}`}
      attrs={{ role: 'alert' }}
    >
      <Words html={html} />
    </Place>
  );
}

/** The site's error about one field. It stands below the field and describes it. */
function FieldError({ group, html }: { group: Element; html: string }): ReactNode {
  const id = `form-error-${useId()}`;
  const items: BindItem[] = controlsOf(group).map((control) => [
    control,
    {
      attrs: {
        'aria-invalid': 'true',
        'aria-describedby': [serverAttribute(control, 'aria-describedby'), id].filter(Boolean).join(' '),
      },
    },
  ]);
  return (
    <>
      <BindAll items={[[group, { class: { 'elementor-error': true } }], ...items]} />
      <Place
        in={group}
        as="span"
        className="elementor-message elementor-message-danger elementor-help-inline elementor-form-help-inline"
        attrs={{ role: 'alert', id }}
      >
        <Words html={html} />
      </Place>
    </>
  );
}

export default widget({ settings, component: Form });
