import { type ReactNode, useState } from 'react';
import type { FieldProps } from './field';
import { TextControl } from './TextControl';

const two = (number: number): string => String(number).padStart(2, '0');

/** A stored date as the browser's field takes it; undefined if it is written in another way. */
export function fieldDate(stored: unknown): string | undefined {
  const text = String(stored ?? '').trim();
  if (text === '') return '';
  if (/^\d{11,}$/.test(text)) {
    const date = new Date(Number(text));
    if (Number.isNaN(date.getTime())) return undefined;
    const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
    return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
  }
  const [, day, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?(?::00)?$/.exec(text) ?? [];
  return day && `${day}T${time}`;
}

/** The first year that counts: while a year is typed, the field says 0002, 0020 and 0203. */
const FIRST_YEAR = 1000;

/** A field for a day with a time. A date that is written in another way is edited as a text. */
export function DateControl(props: FieldProps): ReactNode {
  const { id, value, describedBy, isInvalid, onChange } = props;
  const date = fieldDate(value);
  // A text that is being typed stays a text.
  const [isText] = useState(date === undefined);
  /** A date whose year is being typed, which the page does not get. */
  const [typed, setTyped] = useState<string>();
  if (isText || date === undefined) return <TextControl {...props} />;
  return (
    <input
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      type="datetime-local"
      value={typed ?? date}
      onChange={({ currentTarget: { value: given } }) => {
        const isTyped = given !== '' && Number.parseInt(given, 10) < FIRST_YEAR;
        setTyped(isTyped ? given : undefined);
        if (!isTyped) onChange(given.replace('T', ' '));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
