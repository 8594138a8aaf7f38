import type { ReactNode } from 'react';
import type { Control } from '../../core/settings/types';
import type { FieldProps } from './field';
import { TextControl } from './TextControl';

type NumberKind = Extract<Control, { kind: 'number' }>;

const toNumber = (text: string): unknown => {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  // Texts that are no numbers go to the schema, which says what is wrong.
  return Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
};

const sizeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'size' in value ? value.size : value;

/** Does the number get a slider? Only with two bounds, and not with so many steps that it cannot be aimed. */
const hasSlider = ({ min, max }: NumberKind): boolean =>
  Number.isFinite(min) && Number.isFinite(max) && max - min <= 100_000;

const stepOf = ({ min, max, whole }: NumberKind): number => {
  if (whole) return 1;
  return max - min <= 2 ? 0.05 : max - min <= 20 ? 0.5 : 1;
};

/** A field for a number with its unit, and a slider where both bounds are known. */
export function NumberControl(props: FieldProps & { kind: NumberKind }): ReactNode {
  const { kind, id, value, onChange } = props;
  const number = sizeOf(value);
  return (
    <div className="number">
      <TextControl
        {...props}
        value={number}
        inputMode="decimal"
        parse={toNumber}
        show={(one) => (one === undefined || one === null ? '' : String(one))}
      />
      {kind.unit && <span className="unit">{kind.unit}</span>}
      {hasSlider(kind) && (
        <input
          type="range"
          aria-labelledby={`${id}-label`}
          min={kind.min}
          max={kind.max}
          step={stepOf(kind)}
          value={typeof number === 'number' ? number : kind.min}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
    </div>
  );
}
