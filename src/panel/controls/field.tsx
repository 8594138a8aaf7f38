import type { ReactNode, Ref } from 'react';
import type { ControlProps, SettingDescription } from '../../core/settings/types';

/** A value that a setting has without one of its own. */
export interface Inherited {
  readonly value: unknown;
  /** Whose value it is, such as “As the page says”. */
  readonly from: string;
}

/** The props of every control of the form. */
export interface FieldProps extends Omit<ControlProps, 'onChange'> {
  setting: SettingDescription;
  /** Takes a raw value; false: it was refused, and the field says why. Undefined resets the setting. */
  onChange(raw: unknown): boolean;
  isInvalid: boolean;
  /** The value that holds while the setting has none of its own; missing where it has one. */
  inherited?: Inherited;
  /** Can the setting be without a value of its own, because others have theirs? @default no */
  mayInherit?: boolean;
}

/** The element around the fields of a control that has several; the form labels it by the control's id. */
export function FieldGroup(props: {
  id: string;
  describedBy: string | undefined;
  className: string;
  groupRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}): ReactNode {
  const { id, describedBy, className, groupRef, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second name.
    <div
      ref={groupRef}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={className}
    >
      {children}
    </div>
  );
}
