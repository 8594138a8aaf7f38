import type { ReactNode, Ref } from 'react';
import type { ControlProps, SettingDescription } from '../../core/settings/types';

/** The props of every control of the form. */
export interface FieldProps extends Omit<ControlProps, 'onChange'> {
  setting: SettingDescription;
  /** Takes a raw value; false: it was refused, and the field says why. Undefined resets the setting. */
  onChange(raw: unknown): boolean;
  isInvalid: boolean;
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
