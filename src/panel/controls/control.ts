/** What every control of the form gets. */
import type { ControlProps, SettingDescription } from '../../core/types';

export interface FieldProps extends Omit<ControlProps, 'onChange'> {
  setting: SettingDescription;
  /** Takes a raw value; false: it was refused, and the field says why. Undefined resets the setting. */
  onChange(raw: unknown): boolean;
  isInvalid: boolean;
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
