import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { parseServerHtml } from '../../core/dom/html';
import { isElement } from '../../core/dom/nodes';
import { Bind } from '../../core/react/Bind';
import { contentAspect, override } from '../../core/react/overrides';
import type { AddressRow } from './markup';
import { POSITIONS, type RowView } from './rules';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const INVALID = ['woocommerce-invalid', 'woocommerce-invalid-required-field'];

const fieldOf = (row: Element): Field | null => row.querySelector<Field>('input[id], select, textarea');

/** Empties a field while it is hidden, because a hidden value must not be sent. */
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

/** One row of the address: its label, mark, placeholder, width and priority, and whether it is shown. */
export function Row({ row: { key, element }, view, requiredText, optionalText }: RowProps): ReactNode {
  const { rules, isHidden, isRequired } = view;
  const field = fieldOf(element);
  const label = element.querySelector('label');
  const hasNoVisibleLabel = !element.querySelector('label:not(.screen-reader-text)');
  useEmptyWhile(rules?.hidden ?? false, field);
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
        shown={!isHidden && (rules || key === 'state' ? true : undefined)}
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

/** The texts of the marks after a label. */
interface MarkTexts {
  requiredText: string;
  optionalText: string;
}

const MARKS = '.required, .optional';

function marksOf(label: Element): Element[] {
  const all = [...label.querySelectorAll(MARKS)];
  return all.filter((mark) => !all.some((other) => other !== mark && other.contains(mark)));
}

function withoutMarks(node: Node): Node {
  if (!(isElement(node) && node.querySelector(MARKS))) return node;
  const copy = node.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll(MARKS)) mark.remove();
  return copy;
}

const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => node.textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

function createMark(isRequired: boolean, texts: MarkTexts): Element {
  // In rows of older versions of WooCommerce an abbreviation, which themes underline.
  const star = document.querySelector('[id$=_field] abbr.required') ? 'abbr' : 'span';
  const mark = document.createElement(isRequired ? star : 'span');
  mark.className = isRequired ? 'required' : 'optional';
  mark.textContent = isRequired ? '*' : `(${texts.optionalText})`;
  if (isRequired) {
    mark.title = texts.requiredText;
    mark.setAttribute('aria-hidden', 'true');
  }
  return mark;
}

/**
 * The content of a label with the country's text (HTML) and mark; undefined if the label has them already.
 * `text` or `isRequired` undefined: that part stays as the server printed it.
 */
export function labelContent(
  label: Element,
  text: string | undefined,
  isRequired: boolean | undefined,
  texts: MarkTexts,
): Node[] | undefined {
  const marks = marksOf(label);
  const current = [...label.childNodes].filter((node) => !marks.includes(node as Element)).map(withoutMarks);
  const given = text === undefined ? undefined : [...parseServerHtml(text).childNodes];
  const isSameText = !given || textOf(given) === textOf(current);
  const wanted = isRequired === undefined ? undefined : isRequired ? '.required' : '.optional';
  const isSameMark = wanted === undefined || (marks.length === 1 && marks[0]?.matches(wanted));
  if (isSameText && isSameMark) return undefined;
  const content: Node[] = isSameText ? current : given;
  const kept = (mark: Element): Node => (mark.parentNode === label ? mark : mark.cloneNode(true));
  const mark = isSameMark ? marks.map(kept) : [createMark(isRequired === true, texts)];
  const needsBlank = mark.length > 0 && !/\s$/.test(content.map((node) => node.textContent).join(''));
  return [...content, ...(needsBlank ? [document.createTextNode('\u00a0')] : []), ...mark];
}

interface LabelTextProps extends MarkTexts {
  of: Element;
  text: string | undefined;
  isRequired: boolean | undefined;
}

/** Gives a label the country's text and mark while mounted. */
function LabelText({ of, text, isRequired, requiredText, optionalText }: LabelTextProps): null {
  const [owner] = useState(() => ({}));
  useLayoutEffect(() => () => override(of, contentAspect, owner, undefined), [of, owner]);
  useLayoutEffect(() => {
    override(of, contentAspect, owner, undefined);
    const content = labelContent(of, text, isRequired, { requiredText, optionalText });
    if (content) override(of, contentAspect, owner, (label: Element) => label.replaceChildren(...content));
  }, [of, owner, text, isRequired, requiredText, optionalText]);
  return null;
}

const WRAPPERS =
  '.woocommerce-billing-fields__field-wrapper, .woocommerce-shipping-fields__field-wrapper, .woocommerce-address-fields__field-wrapper';

type Orders = Map<Element, Element[]>;

/** Sorts rows by priority. A row without a priority stays behind the row before it. */
export function sortedRows<T>(rows: readonly T[], priorityOf: (row: T) => number): T[] {
  let last = 0;
  const ranked = rows.map((row) => {
    const own = priorityOf(row);
    last = own || last + 1;
    return { row, rank: last };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ row }) => row);
}

function neighbourOf(row: Element, rows: ReadonlySet<Element>, side: 'nextElementSibling' | 'previousElementSibling') {
  let beside = row[side];
  while (beside && !rows.has(beside)) beside = beside[side];
  return beside;
}

/** Moves only rows that are out of place. The row with the focus stays, because a moved field loses the focus. */
function moveRows(wanted: readonly Element[]): void {
  const all = new Set(wanted);
  const focused = wanted.findIndex((row) => row.contains(document.activeElement));
  const fixed = Math.max(0, focused);
  for (let at = fixed - 1; at >= 0; at -= 1) {
    const [row, next] = [wanted[at], wanted[at + 1]];
    if (row && next && neighbourOf(next, all, 'previousElementSibling') !== row) next.before(row);
  }
  for (let at = fixed + 1; at < wanted.length; at += 1) {
    const [row, before] = [wanted[at], wanted[at - 1]];
    if (row && before && neighbourOf(before, all, 'nextElementSibling') !== row) before.after(row);
  }
}

const rowsIn = (wrapper: Element): Element[] =>
  [...wrapper.children].filter((child) => child.classList.contains('form-row'));

const priorityOf = (row: Element): number => Number.parseInt(row.getAttribute('data-priority') ?? '', 10) || 0;

/** Sorts the rows of a group by priority, and records the server's order in `orders`. */
export function sortRows(group: Element, orders: Orders): void {
  for (const wrapper of group.querySelectorAll(WRAPPERS)) {
    const rows = rowsIn(wrapper);
    if (!orders.has(wrapper)) orders.set(wrapper, rows);
    moveRows(sortedRows(rows, priorityOf));
  }
}

/** Restores the server's order of the rows that still exist. */
export function restoreOrder(orders: Orders): void {
  for (const [wrapper, rows] of orders) moveRows(rows.filter((row) => row.parentNode === wrapper));
}
