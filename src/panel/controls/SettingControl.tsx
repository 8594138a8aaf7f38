/** The control of a setting, by the kind that its schema names. */
import { Component, createElement, type ReactNode } from 'react';
import { isRecord } from '../../core/settings/json';
import type { SettingDescription } from '../../core/settings/types';
import { isShowable } from '../values';
import { FieldGroup, type FieldProps } from './field';
import { ListControl } from './ListControl';
import { NumberControl } from './NumberControl';
import { PluralControl } from './PluralControl';
import { RecordFields } from './RecordFields';
import { JsonControl, TextControl } from './TextControl';

/** Renders an integrator's component; shows JSON if that throws. */
class CustomControl extends Component<FieldProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`storefront-widgets: the control of "${this.props.setting.key}" failed.`, error);
  }

  override render(): ReactNode {
    const { setting, id, value, describedBy, onChange } = this.props;
    if (this.state.hasFailed || setting.control.kind !== 'custom') return <JsonControl {...this.props} />;
    return createElement(setting.control.component, { id, value, describedBy, onChange: (raw) => void onChange(raw) });
  }
}

const HEX = /^#[0-9a-f]{6}$/i;

function ColorControl(props: FieldProps): ReactNode {
  const { id, value, onChange } = props;
  return (
    <div className="color">
      <TextControl {...props} />
      <input
        type="color"
        aria-labelledby={`${id}-label`}
        value={HEX.test(String(value)) ? String(value) : '#000000'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

/** The settings of an object, each with its own control. */
function GroupControl(props: FieldProps & { fields: readonly SettingDescription[] }): ReactNode {
  const { id, value, describedBy, fields, onChange } = props;
  return (
    <FieldGroup id={id} describedBy={describedBy} className="group">
      <RecordFields id={id} value={isRecord(value) ? value : {}} fields={fields} onChange={onChange} />
    </FieldGroup>
  );
}

/** The words of a choice. Page builders write "none" or nothing for the same. */
const namesOf = (words: readonly string[]): readonly string[] =>
  words.includes('none') ? words.filter(Boolean) : words;

const wordOf = (words: readonly string[], value: unknown): string =>
  String(value ?? '') || (words.includes('none') ? 'none' : '');

/** The control of a setting, or the value as a text if it is too large to edit. */
export function SettingControl(props: FieldProps): ReactNode {
  const { setting, id, value, describedBy, isInvalid, onChange } = props;
  const { control } = setting;
  const common = { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } as const;
  if (!isShowable(value)) return <output id={id}>It is too long or too deep to be changed here.</output>;
  switch (control.kind) {
    case 'switch':
      return (
        <input
          {...common}
          type="checkbox"
          checked={setting.read(value)?.value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <select
          {...common}
          value={wordOf(control.words, value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {[...new Set([...namesOf(control.words), wordOf(control.words, value)])].map((word) => (
            <option key={word} value={word} disabled={!control.words.includes(word)}>
              {word === '' ? 'none' : word}
            </option>
          ))}
        </select>
      );
    case 'number':
      return <NumberControl {...props} kind={control} />;
    case 'color':
      return <ColorControl {...props} />;
    case 'plural':
      return <PluralControl {...props} />;
    case 'list':
      return <ListControl {...props} fields={control.items} />;
    case 'group':
      return <GroupControl {...props} fields={control.settings} />;
    case 'custom':
      return <CustomControl {...props} />;
    case 'address':
      // Elementor writes an address as `{ url, … }`.
      return <TextControl {...props} value={isRecord(value) ? value.url : value} inputMode="url" />;
    default:
      return isRecord(value) || Array.isArray(value) ? <JsonControl {...props} /> : <TextControl {...props} />;
  }
}
