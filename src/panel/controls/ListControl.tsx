import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isRecord } from '../../core/settings/json';
import type { SettingDescription } from '../../core/settings/types';
import { Button } from '../Button';
import { t } from '../texts';
import { isSame } from '../values';
import { FieldGroup, type FieldProps } from './field';
import { RecordFields } from './RecordFields';
import { isScalar, ScalarField } from './ScalarField';
import { JsonControl } from './TextControl';

/** Can fields show the items without descriptions, because they are scalars, or records of scalars? */
const isFlat = (items: readonly unknown[]): boolean =>
  items.every((item) => isScalar(item) || (isRecord(item) && Object.values(item).every(isScalar)));

/** The largest number of items with fields: with more, each change would take seconds. */
const MOST = 100;

/** A new item: the defaults of its fields, or if these are unknown, a copy of the last item. */
function newItem(items: readonly unknown[], fields: readonly SettingDescription[] | undefined): unknown {
  if (!fields) return items.at(-1) ?? '';
  return Object.fromEntries(fields.flatMap(({ key, fallback }) => (isScalar(fallback) ? [[key, fallback]] : [])));
}

type Items = readonly unknown[];

/**
 * A list: each item can be changed, moved and removed. One whose items are neither known nor simple is shown as JSON.
 */
export function ListControl(props: FieldProps & { fields: readonly SettingDescription[] | undefined }): ReactNode {
  const { id, value, describedBy, onChange, fields } = props;
  const [refused, setRefused] = useState<{ items: Items; value: unknown }>();
  const group = useRef<HTMLDivElement>(null);
  /** The selector of the element that gets the focus after the next render. */
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    const target = next.current && group.current?.querySelector<HTMLElement>(next.current);
    next.current = undefined;
    if (target) target.focus();
  });
  // Refused items stay in the form, e.g. a new item that is not complete yet.
  const isOpen = refused !== undefined && isSame(refused.value, value);
  const items: Items = isOpen ? refused.items : Array.isArray(value) ? value : [];
  const isKnown = fields ? items.every(isRecord) : isFlat(items);
  if (!isKnown || items.length > MOST) return <JsonControl {...props} />;

  const change = (changed: Items): void => setRefused(onChange(changed) ? undefined : { items: changed, value });
  const replace = (at: number, item: unknown): void => change(items.map((one, index) => (index === at ? item : one)));
  const remove = (at: number): void => {
    const rest = items.filter((_, index) => index !== at);
    next.current = rest.length > 0 ? `[data-remove="${Math.min(at, rest.length - 1)}"]` : '[data-add]';
    change(rest);
  };
  const move = (at: number, by: 1 | -1): void => {
    next.current = `[data-${by < 0 ? 'up' : 'down'}="${at + by}"]`;
    const moved = [...items];
    moved.splice(at + by, 0, ...moved.splice(at, 1));
    change(moved);
  };
  const add = (): void => {
    next.current = `[data-item="${items.length}"] :is(input, select, textarea)`;
    change([...items, newItem(items, fields)]);
  };
  return (
    <FieldGroup id={id} describedBy={describedBy} className="items" groupRef={group}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity.
        <fieldset key={at} className="entry" aria-label={t('Item %s', at + 1)} data-item={at}>
          {isRecord(item) ? (
            <RecordFields
              id={`${id}-${at}`}
              value={item}
              fields={fields ?? []}
              onChange={(changed) => {
                replace(at, changed);
                return true;
              }}
            />
          ) : (
            isScalar(item) && (
              <ScalarField label={t('Item %s', at + 1)} value={item} onChange={(changed) => replace(at, changed)} />
            )
          )}
          <div className="buttons">
            <Button
              isOff={at === 0}
              data-up={at}
              aria-label={t('Move item %s up', at + 1)}
              onClick={() => move(at, -1)}
            >
              ↑
            </Button>
            <Button
              isOff={at === items.length - 1}
              data-down={at}
              aria-label={t('Move item %s down', at + 1)}
              onClick={() => move(at, 1)}
            >
              ↓
            </Button>
            <Button data-remove={at} aria-label={t('Remove item %s', at + 1)} onClick={() => remove(at)}>
              {t('Remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      <div className="buttons">
        <Button data-add onClick={add}>
          {t('Add an item')}
        </Button>
      </div>
    </FieldGroup>
  );
}
