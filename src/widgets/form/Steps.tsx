import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import { announce } from '../../page/base/announce';
import { fillText } from '../../page/base/textsOf';
import { controlsOf, type Step, stepsOf, submitOf } from './markup';
import type { FormSettings } from './settings';

/** The steps of a form; `count` is 0 for a form without steps. */
export interface StepState {
  all: readonly Step[];
  count: number;
  index: number;
  isLast: boolean;
  /** Are the fields of this step valid? If not, the browser shows the first error. */
  mayLeave(): boolean;
  go(by: 1 | -1): void;
  showStepOf(group: Element): void;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps the index of the shown step. Another step is announced, and its first field gets the focus. */
export function useSteps(form: HTMLFormElement, settings: FormSettings): StepState {
  const all = useMemo(() => stepsOf(form), [form]);
  const [index, setIndex] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const step = all[index];
    if (!hasMoved || !step) return;
    const field = step.groups.flatMap(controlsOf)[0];
    field?.focus();
    announce(fillText(settings.stepText, { n: index + 1, total: all.length }, all.length));
  }, [index, hasMoved, all, settings.stepText]);
  // A form that was reset starts again at the first step.
  useEffect(() => {
    const onReset = (): void => {
      setMoved(false);
      setIndex(0);
    };
    form.addEventListener('reset', onReset);
    return () => form.removeEventListener('reset', onReset);
  }, [form]);
  const show = (next: number): void => {
    setMoved(true);
    setIndex(next);
  };
  return {
    all,
    count: all.length,
    index,
    isLast: index >= all.length - 1,
    mayLeave() {
      const wrong = (all[index]?.groups ?? []).flatMap(controlsOf).find((field) => !(field as Field).checkValidity());
      (wrong as Field | undefined)?.reportValidity();
      return !wrong;
    },
    go: (by) => show(Math.min(all.length - 1, Math.max(0, index + by))),
    showStepOf(group) {
      const at = all.findIndex(({ groups }) => groups.some((one) => one.contains(group)));
      if (at >= 0 && at !== index) show(at);
    },
  };
}

interface StepsProps {
  form: HTMLFormElement;
  steps: StepState;
  settings: FormSettings;
}

/** Shows one step at a time, with a row of all steps above and the buttons below. */
export function Steps({ form, steps, settings }: StepsProps): ReactNode {
  const { all, index, count, isLast } = steps;
  const wrapper = all[0]?.groups[0]?.parentElement;
  if (count === 0 || !wrapper) return null;
  const submit = submitOf(form);
  const items: BindItem[] = all.flatMap(({ groups }, at) =>
    groups.map((group): BindItem => [group, { style: { display: at === index ? undefined : 'none' } }]),
  );
  if (submit) items.push([submit, { style: { display: isLast ? undefined : 'none' } }]);
  const step = all[index];
  const button = 'elementor-button elementor-size-sm e-form__buttons__wrapper__button';
  return (
    <>
      <BindAll items={items} />
      {settings.step_type !== 'none' && (
        <Place before={wrapper} as="ol" className={`e-form__indicators e-form__indicators--type-${settings.step_type}`}>
          {all.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
            <Indicator key={at} step={one} at={at} index={index} type={settings.step_type} />
          ))}
        </Place>
      )}
      <Place in={wrapper} className="e-form__buttons storefront-form-steps">
        {index > 0 && (
          <button
            type="button"
            className={`${button} e-form__buttons__wrapper__button-previous`}
            onClick={() => steps.go(-1)}
          >
            {step?.previous || settings.step_previous_label}
          </button>
        )}
        {!isLast && (
          <button
            type="button"
            className={`${button} e-form__buttons__wrapper__button-next`}
            onClick={() => steps.mayLeave() && steps.go(1)}
          >
            {step?.next || settings.step_next_label}
          </button>
        )}
      </Place>
    </>
  );
}

const stateOf = (at: number, index: number): string =>
  at === index ? 'active' : at < index ? 'completed' : 'inactive';

function Indicator({ step, at, index, type }: { step: Step; at: number; index: number; type: string }): ReactNode {
  const withNumber = /number|progress/.test(type) || !step.label;
  const withLabel = /text/.test(type) && step.label;
  return (
    <li
      className={`e-form__indicators__indicator e-form__indicators__indicator--state-${stateOf(at, index)}`}
      aria-current={at === index ? 'step' : undefined}
    >
      {withNumber && <span className="e-form__indicators__indicator__number">{at + 1}</span>}{' '}
      {withLabel && <span className="e-form__indicators__indicator__label">{step.label}</span>}
    </li>
  );
}
