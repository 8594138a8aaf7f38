import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { announce } from '../../page/base/announce';
import { fillText } from '../../page/base/textsOf';
import { controlsOf, MARK, type Step, stepsOf, submitOf } from './markup';
import { StepButtons } from './StepButtons';
import { StepRow } from './StepRow';
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
  const { all, index, count } = steps;
  const wrapper = all[0]?.groups[0]?.parentElement;
  if (count === 0 || !wrapper) return null;
  const items: BindItem[] = all.flatMap(({ groups }, at) =>
    groups.map((group): BindItem => {
      const isShown = at === index && !group.matches(MARK);
      return [group, { style: { display: isShown ? undefined : 'none' } }];
    }),
  );
  return (
    <>
      <BindAll items={items} />
      <StepRow wrapper={wrapper} all={all} index={index} type={settings.step_type} shape={settings.step_icon_shape} />
      <StepButtons wrapper={wrapper} submit={submitOf(form)} steps={steps} settings={settings} />
    </>
  );
}
