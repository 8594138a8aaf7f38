import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { Bind } from '../../core/react/Bind';
import { Place } from '../../core/react/Place';
import { moveTo } from '../../page/base/moving';
import type { Step } from './markup';
import type { StepState } from './Steps';
import type { FormSettings } from './settings';

const BOX = 'e-form__buttons';
const PART = `${BOX}__wrapper`;
const BUTTON = `${PART}__button`;

interface SubmitProps {
  submit: HTMLElement;
  /** The classes that belong to the row of buttons while it is in there. */
  widths: readonly string[];
}

/** Moves the group of the submit button here, beside the button to the previous step, and back on unmount. */
function Submit({ submit, widths }: SubmitProps): ReactNode {
  const slot = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const parent = slot.current?.parentElement;
    if (!parent) return undefined;
    const place = document.createComment('');
    submit.before(place);
    moveTo(parent, submit);
    return () => {
      if (place.parentElement) moveTo(place.parentElement, submit, place);
      place.remove();
    };
  }, [submit]);
  const off = Object.fromEntries([...widths, BOX, 'elementor-column'].map((name) => [name, false]));
  const button = submit.querySelector('[type=submit]');
  return (
    <>
      <span hidden ref={slot} />
      <Bind to={submit} class={{ ...off, [PART]: true }} />
      {button && <Bind to={button} class={{ [BUTTON]: true }} />}
    </>
  );
}

interface StepButtonProps {
  kind: 'previous' | 'next';
  size: string;
  children: string;
  onPress(): void;
}

const StepButton = ({ kind, size, children, onPress }: StepButtonProps): ReactNode => (
  <div className={`elementor-field-group ${PART} elementor-field-type-${kind}`}>
    <button
      type="button"
      data-direction={kind}
      className={`elementor-button ${size} ${BUTTON} ${BUTTON}-${kind}`}
      onClick={onPress}
    >
      {children}
    </button>
  </div>
);

interface ButtonsProps {
  wrapper: Element;
  submit: HTMLElement | null;
  steps: StepState;
  settings: FormSettings;
}

/** The buttons of a step, as wide as the server has made the one that sends the form. */
export function StepButtons({ wrapper, submit, steps, settings }: ButtonsProps): ReactNode {
  const { all, index, isLast } = steps;
  const step: Step | undefined = all[index];
  const widths = useMemo(() => submit?.className.match(/\belementor-(col|md|sm)-\d+/g) ?? [], [submit]);
  const size = useMemo(
    () => submit?.querySelector('[type=submit]')?.className.match(/\belementor-size-\w+/)?.[0] ?? 'elementor-size-sm',
    [submit],
  );
  return (
    <>
      <Place in={wrapper} className={`${BOX} elementor-column ${widths.join(' ')} storefront-form-steps`}>
        {index > 0 && (
          <StepButton kind="previous" size={size} onPress={() => steps.go(-1)}>
            {step?.previous || settings.step_previous_label}
          </StepButton>
        )}
        {!isLast && (
          <StepButton kind="next" size={size} onPress={() => steps.mayLeave() && steps.go(1)}>
            {step?.next || settings.step_next_label}
          </StepButton>
        )}
        {isLast && submit && <Submit submit={submit} widths={widths} />}
      </Place>
      {!isLast && submit && <Bind to={submit} style={{ display: 'none' }} />}
    </>
  );
}
