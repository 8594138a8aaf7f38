import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { WidgetForms } from './docs';
import { type Field, formOf } from './fields';
import { fieldsOfItem, labelOf } from './itemFields';
import { t } from './texts';
import type { WidgetItem } from './widgetItems';

interface Props {
  items: readonly WidgetItem[];
  forms: WidgetForms;
  /** Are types, elements and states shown? */
  isDetailed: boolean;
  selected: number | undefined;
  /** The widget that the pointer is over, in the list or on the page. */
  pointed: number | undefined;
  onPoint(id: number): void;
  /** Called when the pointer or the focus has left an item. */
  onLeave(id: number): void;
  /** `key`: the setting that was searched for. */
  onSelect(id: number, key?: string): void;
}

/** How many of the found settings of a widget are named. */
const NAMED = 3;

/** A widget that the search finds: by itself, or by its settings, of which the first is `hit`. */
interface Found {
  item: WidgetItem;
  label: string;
  hit?: Field | undefined;
  /** The labels of the found settings. */
  hits?: readonly string[];
}

/** The widgets that fit a search. A setting is found by its label or key, from two letters on. */
function search(items: readonly WidgetItem[], forms: WidgetForms, typed: string): Found[] {
  const query = typed.trim().toLowerCase();
  return items.flatMap((item): Found[] => {
    const { row, place, text } = item;
    const label = labelOf(item, forms);
    const has = (words: string): boolean => words.toLowerCase().includes(query);
    if (has(`${label} ${row.widget} ${place} ${text} ${row.state}`)) return [{ item, label }];
    const all = query.length > 1 ? fieldsOfItem(item, forms).filter((one) => has(`${one.label} ${one.key}`)) : [];
    const [hit] = all;
    return hit ? [{ item, label, hit, hits: all.slice(0, NAMED).map((one) => one.label) }] : [];
  });
}

function stateOf({ row }: WidgetItem): string {
  return row.state === 'waiting' ? t('waits for %s', row.waitedFor) : row.state;
}

function Notes({ item: { row, isVisible } }: { item: WidgetItem }): ReactNode {
  const { errors, diagnostics } = row;
  return (
    <>
      {!isVisible && <span className="unseen-now">{t('not visible now')}</span>}
      {errors.length > 0 && <span className="badge bad">{t('Errors: %s', errors.length)}</span>}
      {diagnostics.length > 0 && <span className="badge">{t('Notes: %s', diagnostics.length)}</span>}
    </>
  );
}

/**
 * The widgets of the page, a list box with one stop for the Tab key: arrows, Home and End move, Enter and Space select.
 */
export function WidgetList(props: Props): ReactNode {
  const { items, forms, selected, pointed, isDetailed, onPoint, onLeave, onSelect } = props;
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isHelper = ({ item }: Found): boolean => formOf(forms, item.row.widget)?.isHelper === true;
  const found = search(items, forms, query);
  const helpers = found.filter(isHelper);
  const shown = [...found.filter((one) => !isHelper(one)), ...helpers];
  const stop = shown.find(({ item }) => item.id === (pointed ?? selected))?.item.id ?? shown[0]?.item.id;

  const move = (event: KeyboardEvent, from: number): void => {
    const last = shown.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: Math.min(from + 1, last),
      ArrowUp: Math.max(from - 1, 0),
      Home: 0,
      End: last,
    };
    const one = shown[from];
    if (event.key === 'Enter' || event.key === ' ') {
      if (one) onSelect(one.item.id, one.hit?.key);
    } else {
      const next = targets[event.key];
      if (next === undefined) return;
      list.current?.querySelectorAll<HTMLElement>('[role=option]')[next]?.focus();
    }
    event.preventDefault();
  };

  const option = ({ item, label, hit, hits = [] }: Found): ReactNode => (
    <div
      key={item.id}
      role="option"
      aria-selected={item.id === selected}
      tabIndex={item.id === stop ? 0 : -1}
      className={`item${item.id === pointed ? ' pointed' : ''}`}
      style={{ paddingInlineStart: `${8 + Math.min(item.depth, 6) * 14}px` }}
      onClick={() => onSelect(item.id, hit?.key)}
      onKeyDown={(event) =>
        move(
          event,
          shown.findIndex((one) => one.item === item),
        )
      }
      onFocus={() => onPoint(item.id)}
      onBlur={() => onLeave(item.id)}
      onMouseEnter={() => onPoint(item.id)}
      onMouseLeave={() => onLeave(item.id)}
    >
      <b>{label}</b>{' '}
      <code hidden={!isDetailed}>
        {item.row.widget} {item.place}
      </code>
      <span className="meta">
        {hit && `${t('Has “%s”.', hits.join('”, “'))} `}
        <span className={`state ${item.row.state}`} hidden={!isDetailed}>
          {stateOf(item)}
        </span>{' '}
        <Notes item={item} /> {item.text.trim() !== label && item.text}
      </span>
    </div>
  );

  return (
    <section className="widgets" aria-label={t('Widgets of this page')}>
      <label className="find">
        <span>{t('Find a widget or a setting')}</span>
        <input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query === '') return;
            // Only the next Escape closes the panel.
            event.stopPropagation();
            event.preventDefault();
            setQuery('');
          }}
        />
      </label>
      <div ref={list} className="list" role="listbox" aria-label={t('Widgets')} aria-describedby={`${id}-keys`}>
        {shown.slice(0, shown.length - helpers.length).map(option)}
        {helpers.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a list box has no other element for a group of options.
          <div role="group" aria-labelledby={`${id}-helpers`}>
            <div id={`${id}-helpers`} className="between" role="presentation">
              {t('In the background')}
            </div>
            {helpers.map(option)}
          </div>
        )}
      </div>
      {shown.length === 0 && <p className="none">{t('No widget fits.')}</p>}
      <p id={`${id}-keys`} hidden>
        {t('Arrow keys move, Enter opens the settings.')}
      </p>
    </section>
  );
}
