/** The control of a setting, by the kind that its schema names. */
import { Component, createElement, type ReactNode } from 'react';
import { isRecord } from '../../core/settings/json';
import type { SettingDescription } from '../../core/settings/types';
import { mark, t } from '../texts';
import { isShowable } from '../values';
import { ColorControl } from './color/ColorControl';
import { DateControl } from './DateControl';
import { FieldGroup, type FieldProps } from './field';
import { ListControl } from './ListControl';
import { LinkControl } from './link/LinkControl';
import { MediaControl } from './media/MediaControl';
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

/** The settings of an object, each with its own control. */
function GroupControl(props: FieldProps & { fields: readonly SettingDescription[] }): ReactNode {
  const { id, value, describedBy, fields, onChange } = props;
  return (
    <FieldGroup id={id} describedBy={describedBy} className="group">
      <RecordFields id={id} value={isRecord(value) ? value : {}} fields={fields} onChange={onChange} />
    </FieldGroup>
  );
}

/** A choice's words with their names. Page builders write "none" or nothing for the same, which one of them names. */
function namesOf({ control, field }: SettingDescription, value: unknown): [string, string][] {
  const words = control.kind === 'choice' ? control.words : [];
  const names = field?.options;
  const shown = names || !words.includes('none') ? words : words.filter(Boolean);
  return [...new Set([...shown, wordOf(shown, value)])].map((word) => [word, names?.[word] ?? (word || 'none')]);
}

const wordOf = (words: readonly string[], value: unknown): string => {
  const word = String(value ?? '');
  return word === '' && !words.includes('') && words.includes('none') ? 'none' : word;
};

/** The word that stands for no value of its own. */
const NOT_SET = '\0';

/** A list of words; the first one is “as the page says” where the setting may be without a value. */
function Words(props: FieldProps & { names: [string, string][]; word: string }): ReactNode {
  const { id, describedBy, isInvalid, names, word, inherited, mayInherit, onChange } = props;
  const nameOf = (one: unknown): string => names.find(([name]) => name === String(one))?.[1] ?? '';
  const { control } = props.setting;
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      value={inherited ? NOT_SET : word}
      onChange={({ currentTarget: { value } }) => onChange(value === NOT_SET ? undefined : value)}
    >
      {mayInherit && (
        <option value={NOT_SET}>
          {inherited ? `${inherited.from} (${nameOf(inherited.value)})` : t('Not set here')}
        </option>
      )}
      {names.map(([one, name]) => (
        <option key={one} value={one} disabled={control.kind === 'choice' && !control.words.includes(one)}>
          {name}
        </option>
      ))}
    </select>
  );
}

const ON_OFF: [string, string][] = [
  ['true', mark('On')],
  ['false', mark('Off')],
];

/** A check box, or three states where the setting may be without a value. */
function SwitchControl(props: FieldProps): ReactNode {
  const { setting, id, value, inherited, mayInherit, describedBy, isInvalid, onChange } = props;
  const isOn = (one: unknown): boolean => setting.read(one)?.value === true;
  if (mayInherit) {
    return (
      <Words
        {...props}
        names={ON_OFF.map(([word, name]) => [word, t(name)])}
        word={String(isOn(value))}
        inherited={inherited && { ...inherited, value: isOn(inherited.value) }}
        onChange={(word) => onChange(word === undefined ? undefined : word === 'true')}
      />
    );
  }
  return (
    <input
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      type="checkbox"
      checked={isOn(value)}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/** The control of a setting, or the value as a text if it is too large to edit. */
export function SettingControl(props: FieldProps): ReactNode {
  const { setting, id, value } = props;
  const { control } = setting;
  if (!isShowable(value)) return <output id={id}>{t('It is too long or too deep to be changed here.')}</output>;
  switch (control.kind) {
    case 'switch':
      return <SwitchControl {...props} />;
    case 'choice': {
      const names = namesOf(setting, value);
      return (
        <Words
          {...props}
          names={names}
          word={wordOf(
            names.map(([word]) => word),
            value,
          )}
        />
      );
    }
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
    case 'link':
      return <LinkControl {...props} />;
    case 'media':
      return <MediaControl {...props} type={control.type} />;
    case 'date':
      return <DateControl {...props} />;
    default:
      return isRecord(value) || Array.isArray(value) ? <JsonControl {...props} /> : <TextControl {...props} />;
  }
}
