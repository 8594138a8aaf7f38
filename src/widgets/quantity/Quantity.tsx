import { type ReactNode, useLayoutEffect, useReducer, useState } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import { sync, useLive } from '../../core/react/hooks';
import type { InferSettings } from '../../core/settings/settings';
import { type WidgetProps, widget } from '../../core/types';
import { announce } from '../../page/base/announce';
import { emit } from '../../page/base/events';
import { addButtonOf, directionOf, fieldOf, leavesToSend, stepButtonsOf } from './markup';
import { boundsOf, fitQuantity, numberOf, stepQuantity } from './rules';
import { readPage, type settings as schema, settings } from './settings';

/** Keeps a quantity within its bounds. */
export function Quantity({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const field = useLive(host, fieldOf);
  return field && <Field host={host} field={field} settings={settings} />;
}

interface Props {
  host: HTMLElement;
  field: HTMLInputElement;
  settings: InferSettings<typeof schema>;
}

function Field({ host, field, settings }: Props): ReactNode {
  const { grouped } = settings;
  const [, reread] = useReducer((count: number) => count + 1, 0);
  const [addButton] = useState(() => (grouped ? null : addButtonOf(field)));
  const [isAjax] = useState(() => addButton?.classList.contains('ajax_add_to_cart'));
  const bounds = boundsOf(field);
  const { min, max } = bounds;
  const value = numberOf(field.value);
  const isHidden = field.type === 'hidden';
  const isFixed = isHidden || field.readOnly;
  const [raised] = useState(() => (min !== null && min >= 0 && field.value !== '' && value < min ? min : undefined));

  // Writes the property, because the attribute is the server's. Announces it, because the focus may be elsewhere.
  const write = (next: number | null): boolean => {
    if (isFixed || next === null || String(next) === field.value) return false;
    field.value = String(next);
    announce(`${field.getAttribute('aria-label') ?? ''} ${next}`.trim());
    return true;
  };

  const correct = (): boolean => {
    const isOther = write(fitQuantity(field.value, boundsOf(field), grouped, isAjax));
    reread();
    return isOther;
  };

  const onChange = (event: PageEvent): void => {
    // A visitor's change is corrected on blur, because before Enter sends the form the browser validates the input.
    if (event.isTrusted) reread();
    else correct();
  };

  const onBlur = (event: PageEvent): void => {
    if (leavesToSend(field, event as Event as FocusEvent) || !correct()) return;
    emit(field, 'change');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `correct` reads the field, not the render
  useLayoutEffect(() => {
    if (document.activeElement !== field) {
      if (raised !== undefined && !isHidden) field.value = String(raised);
      else if (field.value !== field.defaultValue) correct();
    }
    reread();
    // The variation form changes the bounds, and emits no event when it resets them.
    const observer = new MutationObserver(() => sync(reread));
    observer.observe(field, { attributeFilter: ['min', 'max', 'step'] });
    return () => observer.disconnect();
  }, [field, raised, isHidden]);

  // Counts only if no other listener has changed the value, because a theme's script may count itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the field, not the render
  useLayoutEffect(() => {
    let before = '';
    const onClick = (event: Event): void => {
      const button = stepButtonsOf(host).find((one) => one.contains(event.target as Node));
      if (!button) return;
      if (event.eventPhase === Event.CAPTURING_PHASE) {
        before = field.value;
        return;
      }
      event.preventDefault();
      const next = stepQuantity(numberOf(before), directionOf(button), boundsOf(field), grouped);
      if (field.value !== before || next === numberOf(before) || !write(next)) return;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      emit(field, 'change');
    };
    window.addEventListener('click', onClick, true);
    window.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('click', onClick);
    };
  }, [field, grouped]);

  return (
    <>
      <Bind
        to={field}
        attrs={{ value: isHidden ? raised : undefined }}
        on={{ change: onChange, input: reread, blur: onBlur }}
      />
      {stepButtonsOf(host).map((button, index) => {
        const isEnd = field.value !== '' && stepQuantity(value, directionOf(button), bounds, grouped) === value;
        return (
          <Bind key={String(index)} to={button} attrs={{ 'aria-disabled': isEnd || isFixed ? 'true' : undefined }} />
        );
      })}
      {addButton && settings.show_quantity && (
        <Bind
          to={addButton}
          class={{ ajax_add_to_cart: max !== null && value > max ? false : undefined }}
          attrs={{ 'data-quantity': addButton.hasAttribute('data-quantity') && value > 0 ? value : undefined }}
        />
      )}
    </>
  );
}

export default widget({ settings, read: readPage, readsAround: true, component: Quantity });
