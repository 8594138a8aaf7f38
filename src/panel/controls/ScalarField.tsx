import type { ReactNode } from 'react';

type Scalar = string | number | boolean;

/** Is it a text, a number or a boolean? */
export const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

interface Props {
  label: string;
  value: Scalar;
  onChange(value: Scalar): void;
}

/** A field for a text, a number or a switch without a description. */
export function ScalarField({ label, value, onChange }: Props): ReactNode {
  if (typeof value === 'boolean') {
    return (
      <label className="row">
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} /> {label}
      </label>
    );
  }
  return (
    <label className="row">
      <span>{label}</span>
      <input
        type={typeof value === 'number' ? 'number' : 'text'}
        step="any"
        dir="auto"
        value={value}
        onChange={({ currentTarget: { value: text } }) =>
          onChange(typeof value === 'number' && text !== '' ? Number(text) : text)
        }
      />
    </label>
  );
}
