import { Fragment, type ReactNode } from 'react';
import { Place } from '../../core/react/Place';
import { iconOf } from '../../elementor/iconMarkup';
import type { Step } from './markup';
import type { FormSettings } from './settings';

interface RowProps {
  /** The element around the fields; the row stands before it. */
  wrapper: Element;
  all: readonly Step[];
  index: number;
  type: FormSettings['step_type'];
  shape: FormSettings['step_icon_shape'];
}

const ROW = 'e-form__indicators';
const ONE = `${ROW}__indicator`;

const stateOf = (at: number, index: number): string =>
  at === index ? 'active' : at < index ? 'completed' : 'inactive';

/** How much of the form has been reached. */
function Progress({ index, count }: { index: number; count: number }): ReactNode {
  const share = `${Math.floor(((index + 1) / count) * 100)}%`;
  return (
    <div className={`${ONE}__progress`} style={{ '--e-form-steps-indicator-progress-meter-width': share } as object}>
      <div className={`${ONE}__progress__meter`}>{share}</div>
    </div>
  );
}

interface IndicatorProps extends Pick<RowProps, 'index' | 'type' | 'shape'> {
  step: Step;
  at: number;
}

function Indicator({ step, at, index, type, shape }: IndicatorProps): ReactNode {
  const shaped = `${ONE}--shape-${shape}`;
  const icon = type.includes('icon') ? iconOf(step.icon) : null;
  const withNumber = type.includes('number') || !(icon || step.label);
  return (
    // biome-ignore lint/a11y/useSemanticElements: themes indent lists
    <div
      role="listitem"
      className={`${ONE} ${ONE}--state-${stateOf(at, index)}`}
      aria-current={at === index ? 'step' : undefined}
    >
      {icon && <div className={`${ONE}__icon ${shaped}`} ref={(box) => box?.replaceChildren(icon)} />}
      {withNumber && <div className={`${ONE}__number ${shaped}`}>{at + 1}</div>}
      {type.includes('text') && step.label && <div className={`${ONE}__label`}>{step.label}</div>}
      {type === 'icon' && icon && <span className="elementor-screen-only">{step.label || at + 1}</span>}
    </div>
  );
}

/** The row of all steps above the form, with Elementor's classes. */
export function StepRow({ wrapper, all, index, type, shape }: RowProps): ReactNode {
  if (type === 'none') return null;
  const isBar = type === 'progress_bar';
  return (
    <Place before={wrapper} className={`${ROW} ${ROW}--type-${type}`} attrs={{ role: isBar ? undefined : 'list' }}>
      {isBar && <Progress index={index} count={all.length} />}
      {!isBar &&
        all.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
          <Fragment key={at}>
            {at > 0 && <div aria-hidden="true" className={`${ONE}__separator`} />}
            <Indicator step={step} at={at} index={index} type={type} shape={shape} />
          </Fragment>
        ))}
    </Place>
  );
}
