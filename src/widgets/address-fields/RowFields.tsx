import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Bind } from '../../core/Bind';
import { LabelText } from './LabelText';
import type { MarkTexts } from './label';
import { POSITIONS } from './locale';
import type { AddressRow, RowView } from './rows';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const INVALID = ['woocommerce-invalid', 'woocommerce-invalid-required-field'];

const fieldOf = (row: Element): Field | null => row.querySelector<Field>('input[id], select, textarea');

/** What is not shown is not sent; it comes back with the row. */
function useClearing(field: Field | null, isHidden: boolean): void {
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

interface RowFieldsProps extends MarkTexts {
  row: AddressRow;
  view: RowView;
}

/** One row: label, mark, placeholder, place and whether it is shown. */
export function RowFields({ row: { key, element }, view, requiredText, optionalText }: RowFieldsProps): ReactNode {
  const { rules, isHidden, isRequired } = view;
  const field = fieldOf(element);
  const label = element.querySelector('label');
  const isBare = !element.querySelector('label:not(.screen-reader-text)');
  // The state's field comes and goes by itself.
  useClearing(field, isHidden && key !== 'state');
  useLayoutEffect(() => {
    if (isRequired !== false) return;
    element.classList.remove(...INVALID);
    field?.removeAttribute('aria-invalid');
  }, [element, field, isRequired]);

  const placeholder = rules?.placeholder ?? (isBare ? rules?.label : undefined);
  const position = rules?.position;
  const classes: Record<string, boolean | undefined> = { 'validate-required': isRequired };
  for (const name of POSITIONS) classes[name] = position ? name === position : undefined;
  // Said, not removed: an attribute that comes back later stands elsewhere in the tag.
  const asked = isRequired ? 'true' : field?.hasAttribute('aria-required') ? 'false' : undefined;

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
            'aria-required': isRequired === undefined ? undefined : asked,
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
