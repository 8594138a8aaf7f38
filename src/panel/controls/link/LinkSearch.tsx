import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { SiteRest } from '../../siteRest';
import { t } from '../../texts';
import { isSame } from '../../values';
import type { FieldProps } from '../field';
import { isAddress } from './search';
import { useSearch } from './useSearch';

/** A typed text, and the value that the setting has with it. */
interface Typed {
  readonly text: string;
  readonly value: unknown;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A combobox: a typed address is taken as it is, other words are searched, and the address of a chosen result is put
 * in. Words that are left without a choice are dropped; Enter takes them as an address.
 */
export function LinkSearch(props: FieldProps & { rest: SiteRest }): ReactNode {
  const { id, value, inherited, isInvalid, describedBy, rest, onChange } = props;
  const [typed, setTyped] = useState<Typed>();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const isKept = typed && (isInvalid || isSame(typed.value, value));
  const text = isKept ? typed.text : inherited ? '' : textOf(value);
  const words = isOpen && isKept && !isAddress(text) ? text : '';
  const { state, places, message } = useSearch(rest, words);
  const hasList = isOpen && places.length > 0;
  const active = hasList ? places[at] : undefined;

  const list = useRef<HTMLDivElement>(null);
  // The form scrolls, and the field may be at its end.
  useLayoutEffect(() => {
    const shown = list.current?.children[at] ?? list.current;
    if (hasList) shown?.scrollIntoView({ block: 'nearest' });
  }, [hasList, at]);

  const take = (address: string): void => {
    setTyped({ text: address, value: onChange(address) ? address : value });
    setOpen(false);
    setAt(-1);
  };
  const type = (next: string): void => {
    setAt(-1);
    setOpen(!isAddress(next));
    if (isAddress(next)) setTyped({ text: next, value: onChange(next) ? next : value });
    else setTyped({ text: next, value });
  };
  const press = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && isKept && !isAddress(text)) {
      setOpen(true);
      if (hasList) setAt(at < 0 && by < 0 ? places.length - 1 : (at + by + places.length) % places.length);
    } else if (event.key === 'Enter' && (active || isOpen)) take(active?.url ?? text);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = (): void => {
    setOpen(false);
    setAt(-1);
    if (!isAddress(text) && !isInvalid) setTyped(undefined);
  };

  const status =
    state === 'loading' ? t('Searching…') : state === 'ready' && isOpen ? t('Results: %s.', places.length) : '';
  return (
    <div className="chooser">
      <input
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? `${id}-places` : undefined}
        aria-activedescendant={active ? `${id}-place-${at}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        dir="auto"
        spellCheck={false}
        autoComplete="off"
        placeholder={inherited ? textOf(inherited.value) : t('An address, or words to search')}
        value={text}
        onChange={({ currentTarget: { value: next } }) => type(next)}
        onKeyDown={press}
        onBlur={leave}
      />
      {hasList && (
        <div ref={list} role="listbox" id={`${id}-places`} aria-label={t('Pages and products')} className="places">
          {places.map((place, number) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the focus and the keys.
            <div
              key={place.url}
              id={`${id}-place-${number}`}
              role="option"
              aria-selected={number === at}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(place.url)}
            >
              <span>{place.title}</span> <span className="meta">{place.type}</span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className="about">
        {status}
      </p>
      <p role="alert" className="error">
        {state === 'failed' && t('The search did not answer: %s', message)}
      </p>
    </div>
  );
}
