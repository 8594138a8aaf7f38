import type { ReactNode } from 'react';
import { isRecord } from '../../core/settings/json';
import { t } from '../texts';
import type { FieldProps } from './field';
import { TextControl } from './TextControl';

/** The plural forms that the page's language has, `other` last. */
function formsOf(value: Record<string, unknown>): string[] {
  const { lang } = document.documentElement;
  let own: string[] = [];
  try {
    own = new Intl.PluralRules(lang || undefined).resolvedOptions().pluralCategories;
  } catch {
    // The page's language is no language tag.
  }
  const names = new Set([...Object.keys(value), ...own]);
  names.delete('other');
  return [...names, 'other'];
}

/** One text for all numbers, or one for each plural form. */
export function PluralControl(props: FieldProps): ReactNode {
  const { id, value, onChange } = props;
  if (!isRecord(value)) {
    return (
      <div className="plural">
        <TextControl {...props} />
        <button type="button" onClick={() => onChange({ other: String(value ?? '') })}>
          {t('One text for each plural form')}
        </button>
      </div>
    );
  }
  return (
    <div className="plural">
      {formsOf(value).map((form, at) => (
        <div key={form} className="row">
          <label htmlFor={at === 0 ? id : `${id}-${form}`}>{form}</label>
          <TextControl
            {...props}
            id={at === 0 ? id : `${id}-${form}`}
            value={value[form] ?? ''}
            onChange={(text) => {
              const { [form]: _, ...others } = value;
              return onChange(text === '' && form !== 'other' ? others : { ...others, [form]: text });
            }}
          />
        </div>
      ))}
      <button type="button" onClick={() => onChange(String(value.other ?? ''))}>
        {t('One text for all numbers')}
      </button>
    </div>
  );
}
