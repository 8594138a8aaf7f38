import type { ReactNode } from 'react';
import { type NumberKind, shownNumber, storedNumber, unitOf } from '../units';
import type { FieldProps } from './field';
import { TextControl } from './TextControl';

const sizeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'size' in value ? value.size : value;

/** Does the number get a slider? Only with two bounds, and not with so many steps that it cannot be aimed. */
const hasSlider = ({ min, max }: NumberKind): boolean =>
  Number.isFinite(min) && Number.isFinite(max) && max - min <= 100_000;

function stepOf(kind: NumberKind): number {
  if (kind.whole && unitOf(kind) === kind.unit) return 1;
  const span = shownNumber(kind, kind.max) - shownNumber(kind, kind.min);
  return span <= 2 ? 0.05 : span <= 20 ? 0.5 : 1;
}

/** A field for a number with its unit, and a slider where both bounds are known. */
export function NumberControl(props: FieldProps & { kind: NumberKind }): ReactNode {
  const { kind, id, value, inherited, onChange } = props;
  const number = sizeOf(value);
  const show = (one: unknown): string => {
    const size = sizeOf(one);
    if (size === undefined || size === null) return '';
    // Page builders print numbers as texts.
    return size !== '' && Number.isFinite(Number(size)) ? String(shownNumber(kind, Number(size))) : String(size);
  };
  const parse = (text: string): unknown => {
    const trimmed = text.trim();
    if (trimmed === '') return undefined;
    // Texts that are no numbers go to the schema, which says what is wrong.
    return Number.isFinite(Number(trimmed)) ? storedNumber(kind, Number(trimmed)) : trimmed;
  };
  const unit = unitOf(kind);
  const at = Number(inherited ? sizeOf(inherited.value) : number);
  return (
    <div className="number">
      <TextControl {...props} value={number} inputMode="decimal" parse={parse} show={show} />
      {unit && <span className="unit">{unit}</span>}
      {hasSlider(kind) && (
        <input
          type="range"
          aria-labelledby={`${id}-label`}
          min={shownNumber(kind, kind.min)}
          max={shownNumber(kind, kind.max)}
          step={stepOf(kind)}
          value={shownNumber(kind, Number.isFinite(at) ? at : kind.min)}
          onChange={(event) => onChange(storedNumber(kind, Number(event.currentTarget.value)))}
        />
      )}
    </div>
  );
}
