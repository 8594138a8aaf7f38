import type { ReactNode } from 'react';
import { isRecord } from '../../core/settings/json';
import { FieldGroup, type FieldProps } from './field';
import { JsonControl } from './TextControl';

type Scalar = string | number | boolean;

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** Can fields show the items: texts and numbers, or records of these? */
const isFlat = (items: readonly unknown[]): boolean =>
  items.every((item) => isScalar(item) || (isRecord(item) && Object.values(item).every(isScalar)));

interface ScalarProps {
  label: string;
  value: Scalar;
  onChange(value: Scalar): void;
}

function ScalarField({ label, value, onChange }: ScalarProps): ReactNode {
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

/** A list of texts or records: each item can be changed, moved and removed. Other lists are shown as JSON. */
export function ListControl(props: FieldProps): ReactNode {
  const { id, value, describedBy, onChange } = props;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!isFlat(items)) return <JsonControl {...props} />;

  const replace = (at: number, ...others: unknown[]): void => void onChange(items.toSpliced(at, 1, ...others));
  const move = (at: number, by: number): void => void onChange(items.toSpliced(at, 1).toSpliced(at + by, 0, items[at]));
  return (
    <FieldGroup id={id} describedBy={describedBy} className="items">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity.
        <div key={at} className="entry">
          {isRecord(item)
            ? Object.entries(item).map(([key, one]) => (
                <ScalarField
                  key={key}
                  label={key}
                  value={one as Scalar}
                  onChange={(next) => replace(at, { ...item, [key]: next })}
                />
              ))
            : isScalar(item) && (
                <ScalarField label={`Item ${at + 1}`} value={item} onChange={(next) => replace(at, next)} />
              )}
          <div className="buttons">
            <button
              type="button"
              disabled={at === 0}
              aria-label={`Move item ${at + 1} up`}
              onClick={() => move(at, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              disabled={at === items.length - 1}
              aria-label={`Move item ${at + 1} down`}
              onClick={() => move(at, 1)}
            >
              ↓
            </button>
            <button type="button" aria-label={`Remove item ${at + 1}`} onClick={() => replace(at)}>
              Remove
            </button>
          </div>
        </div>
      ))}
      <div className="buttons">
        <button type="button" onClick={() => onChange([...items, items.length > 0 ? items.at(-1) : ''])}>
          Add an item
        </button>
      </div>
    </FieldGroup>
  );
}
