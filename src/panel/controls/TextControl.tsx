import { type ReactNode, useState } from 'react';
import { isSame, jsonOf } from '../values';
import type { FieldProps } from './field';

interface Props extends Omit<FieldProps, 'setting'> {
  /** Converts a value to the text in the field; `parse` converts the text back to a raw value. */
  show?(value: unknown): string;
  parse?(text: string): unknown;
  inputMode?: 'decimal' | 'url';
  isLong?: boolean;
  /** Does the field keep one line, however long the text is? */
  isLine?: boolean;
}

const shownAs = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : (jsonOf(value) ?? '');

/** A field for text. A typed text stays exactly as it is while its value does not change, or it is refused. */
export function TextControl({
  id,
  describedBy,
  value,
  onChange,
  isInvalid,
  show = shownAs,
  parse = (text) => text,
  inputMode,
  isLong,
  isLine,
  inherited,
}: Props): ReactNode {
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const text = typed && (isInvalid || isSame(typed.value, value)) ? typed.text : inherited ? '' : show(value);
  const type = (next: string): void => {
    const raw = parse(next);
    setTyped({ text: next, value: onChange(raw) && raw !== undefined ? raw : value });
  };
  const common = {
    id,
    value: text,
    placeholder: inherited ? show(inherited.value) : undefined,
    dir: 'auto',
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    spellCheck: false,
  } as const;
  return isLong || (text.length > 60 && !isLine) ? (
    <textarea {...common} rows={4} onChange={(event) => type(event.currentTarget.value)} />
  ) : (
    <input {...common} type="text" inputMode={inputMode} onChange={(event) => type(event.currentTarget.value)} />
  );
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The text itself goes to the setting, which refuses it with its own message.
    return text.trim() === '' ? undefined : text;
  }
};

/** A field with a value as JSON, for values that no other control can show. */
export const JsonControl = (props: Omit<FieldProps, 'setting'>): ReactNode => (
  <TextControl
    {...props}
    isLong
    show={(value) => (value === undefined ? '' : JSON.stringify(value, null, 2))}
    parse={parseJson}
  />
);
