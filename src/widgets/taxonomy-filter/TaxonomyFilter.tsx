import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { useLive, useLiveList, useStore } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { ALL, joinOf, pressed } from '../../elementor/queries/filters';
import { filterList, followHistory } from '../../elementor/queries/moves';
import {
  addFilter,
  chosenIn,
  chosenTerms,
  type FilterBar,
  isOthersTerm,
  onFilters,
} from '../../elementor/queries/store';
import { useDeviceValue } from '../../elementor/useDeviceValue';
import { beforePress, showError } from '../../ui/dialogs/toast/toast';
import { useDragScroll } from '../../ui/rows/useDragScroll';
import { useLongRow } from '../../ui/rows/useLongRow';
import { barOf, buttonsOf, nameOfBar, termOf } from './markup';
import { type settings as schema, settings } from './settings';
import './taxonomy-filter.css';

type Props = WidgetProps<typeof schema>;

/** Buttons that filter a list by the terms of a taxonomy. */
function TaxonomyFilter(props: Props): ReactNode {
  const { selected_element: list, taxonomy } = props.settings;
  if (!list || !taxonomy) return null;
  return (
    <>
      <Buttons {...props} />
      <Bar {...props} />
    </>
  );
}

/** Is the button pressed? Undefined leaves it as the server printed it. */
function isPressed(button: HTMLElement, terms: readonly string[] | undefined, offers: readonly string[]) {
  if (!terms) return undefined;
  const term = termOf(button);
  return String(term === ALL ? !terms.some((one) => offers.includes(one)) : terms.includes(term));
}

function Buttons({ host, settings }: Props): ReactNode {
  const { selected_element: list, taxonomy, multiple_selection, logical_combination } = settings;
  const buttons = useLiveList(() => buttonsOf(host));
  const filter = useMemo<FilterBar>(
    () => ({ list, taxonomy, offers: () => buttonsOf(host).map(termOf) }),
    [host, list, taxonomy],
  );
  useLayoutEffect(() => addFilter(filter), [filter]);
  useLayoutEffect(() => followHistory(list, showError), [list]);
  const chosen = useStore(onFilters, () => chosenTerms(list, taxonomy));
  const terms = useMemo(() => (chosen === undefined ? undefined : (JSON.parse(chosen) as string[])), [chosen]);

  const onClick = (event: PageEvent, button: HTMLElement): void => {
    const term = termOf(button);
    const isOn = button.getAttribute('aria-pressed') === 'true';
    if (event.defaultPrevented || !term || (term === ALL && isOn)) return;
    event.preventDefault();
    const before = chosenIn(list, taxonomy) ?? { terms: serverTerms(buttons) };
    const join = joinOf(multiple_selection, logical_combination);
    const chosen = pressed(before, { term, join, isOthers: (one) => isOthersTerm(filter, one) });
    const { baseUrl = '', pageNum } = barOf(host)?.dataset ?? {};
    void filterList(list, taxonomy, chosen, { base: baseUrl, page: Number(pageNum) || 1 }).then(
      (failure) => void (failure && showError(failure)),
    );
  };
  const offers = buttons.map(termOf);
  const items = buttons.map(
    (button): BindItem => [
      button,
      {
        attrs: { 'aria-pressed': isPressed(button, terms, offers) },
        on: { ...beforePress, click: (event) => onClick(event, button) },
      },
    ],
  );
  return <BindAll items={items} />;
}

/** The terms that the server has marked as chosen, which the address may not name. */
const serverTerms = (buttons: readonly HTMLElement[]): string[] =>
  buttons
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map(termOf)
    .filter((term) => term !== ALL);

function Bar({ host, settings }: Props): ReactNode {
  const bar = useLive(host, barOf);
  const isRow = useDeviceValue(settings.horizontal_scroll) === 'enable';
  const align = useDeviceValue(settings.item_alignment_horizontal);
  const isLong = useLongRow(bar, isRow, align);
  const isDragged = useDragScroll(bar, isLong);
  // Read once, because later the name and the role are the widget's.
  const isNamed = useMemo(() => bar?.matches('[aria-label], [aria-labelledby]'), [bar]);
  const hasRole = useMemo(() => bar?.matches('search, [role]'), [bar]);
  const { taxonomy, nameText } = settings;
  const name = useMemo(() => bar && nameOfBar(bar, taxonomy, nameText), [bar, taxonomy, nameText]);
  if (!bar) return null;
  return (
    <Bind
      to={bar}
      attrs={{ role: hasRole ? undefined : 'group', 'aria-label': isNamed ? undefined : name }}
      class={{
        'storefront-filter-row': isRow || undefined,
        'e-scroll': isDragged || undefined,
        'e-scroll-active': isDragged || undefined,
      }}
      style={{ '--e-filter-justify-content': isLong ? 'start' : undefined }}
    />
  );
}

export default widget({
  settings,
  gates: async () => (await import('./gates')).gates,
  component: TaxonomyFilter,
});
