import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Bind } from '../../core/react/Bind';
import { LabelText, type MarkTexts } from './LabelText';
import type { AddressRow } from './markup';
import { POSITIONS, type RowView } from './rules';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const INVALID = ['woocommerce-invalid', 'woocommerce-invalid-required-field'];

const fieldOf = (row: Element): Field | null => row.querySelector<Field>('input[id], select, textarea');

/** Empties a field while it is hidden, because hidden values must not be sent. */
function useEmptyWhile(isHidden: boolean, field: Field | null): void {
  const kept = useRef('');
  useLayoutEffect(() => {
    if (!field || !isHidden) return undefined;
    kept.current = field.value;
    field.value = '';
    return () => {
      if (field.value === '') field.value = kept.current;
    };
  }, [field, isHidden]);
}

interface RowProps extends MarkTexts {
  row: AddressRow;
  view: RowView;
}

/** One row of the address: label, mark, placeholder, width, priority, and whether it is shown. */
export function Row({ row: { key, element }, view, requiredText, optionalText }: RowProps): ReactNode {
  const { rules, isHidden, isRequired } = view;
  const field = fieldOf(element);
  const label = element.querySelector('label');
  const hasNoVisibleLabel = !element.querySelector('label:not(.screen-reader-text)');
  useEmptyWhile(isHidden && key !== 'state', field);
  useLayoutEffect(() => {
    if (isRequired !== false) return;
    element.classList.remove(...INVALID);
    field?.removeAttribute('aria-invalid');
  }, [element, field, isRequired]);

  const placeholder = rules?.placeholder ?? (hasNoVisibleLabel ? rules?.label : undefined);
  const position = rules?.position;
  const classes: Record<string, boolean | undefined> = { 'validate-required': isRequired };
  for (const name of POSITIONS) classes[name] = position ? name === position : undefined;
  const ariaRequired = isRequired ? 'true' : field?.hasAttribute('aria-required') ? 'false' : undefined;

  return (
    <>
      <Bind
        to={element}
        class={classes}
        style={{ display: isHidden ? 'none' : rules || key === 'state' ? null : undefined }}
        attrs={{ 'data-priority': rules?.priority }}
      />
      {field && (
        <Bind
          to={field}
          attrs={{
            placeholder,
            'data-placeholder': placeholder,
            'aria-required': isRequired === undefined ? undefined : ariaRequired,
            required: isRequired === false ? null : undefined,
          }}
        />
      )}
      {label && <Bind to={label} class={{ required_field: isRequired }} />}
      {label && (
        <LabelText
          of={label}
          text={rules?.label}
          isRequired={isRequired}
          requiredText={requiredText}
          optionalText={optionalText}
        />
      )}
    </>
  );
}
