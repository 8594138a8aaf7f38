import { type ReactNode, useState } from 'react';
import type { SettingDescription } from '../../core/settings/types';
import { refusalFor } from '../refusal';
import { withFile } from './address';
import { isScalar, ScalarField } from './ScalarField';
import { SettingControl } from './SettingControl';
import { JsonControl } from './TextControl';

interface PartProps {
  setting: SettingDescription;
  id: string;
  value: unknown;
  onChange(raw: unknown): boolean;
}

/** The field of a setting inside a record. */
function Part({ setting, id, value, onChange }: PartProps): ReactNode {
  const [message, setMessage] = useState('');
  const change = (raw: unknown): boolean => {
    const refusal = refusalFor(setting, raw);
    setMessage(refusal ?? '');
    return !refusal && onChange(raw);
  };
  return (
    <div className="part">
      <label id={`${id}-label`} htmlFor={id}>
        {setting.field?.label ?? setting.key}
      </label>
      <SettingControl
        setting={setting}
        id={id}
        value={value ?? setting.fallback}
        describedBy={`${id}-error ${id}-about`}
        isInvalid={message !== ''}
        onChange={change}
      />
      <p id={`${id}-error`} className="error" role="alert">
        {message && `${message}.`}
      </p>
      <p id={`${id}-about`} className="about">
        {setting.field?.about}
      </p>
    </div>
  );
}

interface Props {
  id: string;
  value: Readonly<Record<string, unknown>>;
  /** The described parts of the record. */
  fields: readonly SettingDescription[];
  onChange(value: Record<string, unknown>): boolean;
}

/**
 * A field for each part of a record. Parts without a description are shown, too, because they are saved with it.
 */
export function RecordFields({ id, value, fields, onChange }: Props): ReactNode {
  const set = (key: string, next: unknown): boolean => {
    const { [key]: _, ...others } = value;
    return onChange(next === undefined ? others : { ...value, [key]: next });
  };
  // Elementor prints many parts that are null.
  const others = Object.keys(value).filter((key) => value[key] !== null && !fields.some((one) => one.key === key));
  return (
    <>
      {fields.map((one) => (
        <Part
          key={one.key}
          setting={one}
          id={`${id}-${one.key}`}
          value={Object.hasOwn(value, one.key) ? value[one.key] : undefined}
          onChange={(next) =>
            // An item of a gallery is itself the record of its file.
            one.control.kind === 'media' && one.key === 'url'
              ? onChange(withFile(value, String(next ?? '')) as Record<string, unknown>)
              : set(one.key, next)
          }
        />
      ))}
      {others.map((key) => {
        const one = value[key];
        return isScalar(one) ? (
          <ScalarField key={key} label={key} value={one} onChange={(next) => set(key, next)} />
        ) : (
          <div key={key} className="part">
            <label htmlFor={`${id}-${key}`}>{key}</label>
            <JsonControl
              id={`${id}-${key}`}
              value={one}
              describedBy=""
              isInvalid={false}
              onChange={(next) => set(key, next)}
            />
          </div>
        );
      })}
    </>
  );
}
