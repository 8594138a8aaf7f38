import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { WidgetItem } from './widgetItems';

interface Props {
  items: readonly WidgetItem[];
  selected: number | undefined;
  /** The widget that the pointer is over, in the list or on the page. */
  pointed: number | undefined;
  onPoint(id: number): void;
  /** Called when the pointer or the focus has left an item. */
  onLeave(id: number): void;
  onSelect(id: number): void;
}

const matches = ({ row, place, text }: WidgetItem, query: string): boolean =>
  `${row.widget} ${place} ${text} ${row.state}`.toLowerCase().includes(query.trim().toLowerCase());

function stateOf({ row }: WidgetItem): string {
  return row.state === 'waiting' ? `waits for ${row.waitedFor}` : row.state;
}

function Notes({ item: { row } }: { item: WidgetItem }): ReactNode {
  const { errors, diagnostics } = row;
  return (
    <>
      {errors.length > 0 && <span className="badge bad">{count(errors.length, 'error')}</span>}
      {diagnostics.length > 0 && <span className="badge">{count(diagnostics.length, 'note')}</span>}
    </>
  );
}

/** A number with its noun. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * The widgets of the page, a list box with one stop for the Tab key: arrows, Home and End move, Enter and Space select.
 */
export function WidgetList({ items, selected, pointed, onPoint, onLeave, onSelect }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = items.filter((item) => matches(item, query));
  const stop = shown.find((item) => item.id === (pointed ?? selected))?.id ?? shown[0]?.id;

  const move = (event: KeyboardEvent, from: number): void => {
    const last = shown.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: Math.min(from + 1, last),
      ArrowUp: Math.max(from - 1, 0),
      Home: 0,
      End: last,
    };
    const item = shown[from];
    if (event.key === 'Enter' || event.key === ' ') {
      if (item) onSelect(item.id);
    } else {
      const next = targets[event.key];
      if (next === undefined) return;
      list.current?.querySelectorAll<HTMLElement>('[role=option]')[next]?.focus();
    }
    event.preventDefault();
  };

  return (
    <section className="widgets" aria-label="Widgets of this page">
      <label className="find">
        <span>Find among {count(items.length, 'widget')}</span>
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
      <div ref={list} className="list" role="listbox" aria-label="Widgets" aria-describedby={`${id}-keys`}>
        {shown.map((item, at) => (
          <div
            key={item.id}
            role="option"
            aria-selected={item.id === selected}
            tabIndex={item.id === stop ? 0 : -1}
            className={`item${item.id === pointed ? ' pointed' : ''}`}
            style={{ paddingInlineStart: `${8 + Math.min(item.depth, 6) * 14}px` }}
            onClick={() => onSelect(item.id)}
            onKeyDown={(event) => move(event, at)}
            onFocus={() => onPoint(item.id)}
            onBlur={() => onLeave(item.id)}
            onMouseEnter={() => onPoint(item.id)}
            onMouseLeave={() => onLeave(item.id)}
          >
            <b>{item.row.widget}</b> <code>{item.place}</code>
            <span className="meta">
              <span className={`state ${item.row.state}`}>{stateOf(item)}</span> <Notes item={item} /> {item.text}
            </span>
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="none">No widget fits.</p>}
      <p id={`${id}-keys`} hidden>
        Arrow keys move, Enter opens the settings.
      </p>
    </section>
  );
}
